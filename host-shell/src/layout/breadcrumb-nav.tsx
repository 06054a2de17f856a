import { Box, Icon } from '@vcms/ui';
import { Link } from 'react-router-dom';
import type { Crumb } from '../navigation/breadcrumb.ts';

export interface BreadcrumbNavProps {
  readonly crumbs: readonly Crumb[];
}

const stepStyle = { '& a': { color: 'colorPalette.fg', _hover: { textDecoration: 'underline' } } };

/** Where the current page is in the menu; no landmark when it is not in it (A8). */
export function BreadcrumbNav({ crumbs }: BreadcrumbNavProps) {
  if (crumbs.length === 0) return null;
  const last = crumbs.length - 1;
  return (
    <nav aria-label="Breadcrumb">
      <Box as="ol" display="flex" flexWrap="wrap" alignItems="center" columnGap="0.5rem" listStyleType="none">
        {crumbs.map((crumb, index) => (
          <Box
            key={crumb.label}
            as="li"
            display="inline-flex"
            alignItems="center"
            gap="0.5rem"
            css={stepStyle}
            color={index === last ? 'fg' : 'fg.muted'}
            fontWeight={index === last ? 'semibold' : 'normal'}
            aria-current={index === last ? 'page' : undefined}
          >
            {crumb.to === undefined ? crumb.label : <Link to={crumb.to}>{crumb.label}</Link>}
            {index < last && (
              <Box as="span" display="inline-flex" color="fg.muted">
                <Icon name="chevron-right" size="1rem" />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </nav>
  );
}
