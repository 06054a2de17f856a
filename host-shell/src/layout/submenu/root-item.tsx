import type { MenuNode } from '@vcms/contract';
import { Box, Icon } from '@vcms/ui';
import type { ReactElement, Ref } from 'react';
import { Link } from 'react-router-dom';

export interface RootItemProps {
  readonly node: MenuNode;
  readonly style: Readonly<Record<string, unknown>>;
  /** True for the current page's own root link. */
  readonly current: boolean;
  /** True for the root group that holds the current page. */
  readonly holdsCurrent: boolean;
  readonly open: boolean;
  readonly flyoutId: string;
  readonly chevron: boolean;
  readonly onPress: () => void;
  readonly onFollow: () => void;
  /** Like the other props a tooltip adds to its trigger, it goes to the link or button itself. */
  readonly ref?: Ref<never>;
}

/** One root of a submenu mode: a link, or the disclosure button of a flyout. */
export function RootItem(props: RootItemProps): ReactElement {
  const { node, style, current, holdsCurrent, open, flyoutId, chevron, onPress, onFollow, ...trigger } =
    props;
  const face = (
    <>
      <Icon name={node.icon} size="1.5rem" color="var(--menu-icon)" />
      <Box as="span" data-root-label="">
        {node.label}
      </Box>
      {chevron && node.kind === 'group' && <Icon name="chevron-down" size="1rem" />}
    </>
  );
  const marks = { ...trigger, 'data-root-item': '', 'data-holds-current': holdsCurrent ? '' : undefined };
  if (node.kind === 'link') {
    return (
      <Box asChild css={style}>
        <Link {...marks} to={node.to} onClick={onFollow} aria-current={current ? 'page' : undefined}>
          {face}
        </Link>
      </Box>
    );
  }
  return (
    <Box asChild css={style}>
      <button
        {...marks}
        type="button"
        aria-expanded={open}
        aria-controls={open ? flyoutId : undefined}
        onClick={onPress}
      >
        {face}
      </button>
    </Box>
  );
}
