import type { ComparedField } from '@vcms/domain';
import { Badge, Box, Flex, Text, VisuallyHidden } from '@vcms/ui';

function Badges({ kind }: Pick<ComparedField, 'kind'>) {
  if (kind === 'added') return <Badge colorPalette="green">Added</Badge>;
  return kind === 'removed' ? <Badge colorPalette="orange">Removed</Badge> : null;
}

function ChangeItem({ change }: { readonly change: ComparedField }) {
  const { label, before, after, kind } = change;
  return (
    <Box as="li" listStyleType="none" py="1.5">
      <Text textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <Flex wrap="wrap" columnGap="2" align="baseline" overflowWrap="anywhere">
        {before !== '' && (
          <Box as="del" color="fg.muted" minW="0">
            <VisuallyHidden>was </VisuallyHidden>
            {before}
          </Box>
        )}
        {kind === 'changed' && <span aria-hidden>→</span>}
        {after !== '' && (
          <Box as="ins" textDecoration="none" fontWeight="semibold" minW="0">
            <VisuallyHidden>now </VisuallyHidden>
            {after}
          </Box>
        )}
        <Badges kind={kind} />
      </Flex>
    </Box>
  );
}

export interface ChangeListProps {
  readonly changes: readonly ComparedField[];
  /** What the list is, for those who hear it. */
  readonly label: string;
}

/** Fields that differ: what was there, and what is there now. */
export function ChangeList({ changes, label }: ChangeListProps) {
  if (changes.length === 0) return null;
  return (
    <Box as="ul" aria-label={label} m="0" p="0">
      {changes.map((change) => (
        <ChangeItem key={change.key} change={change} />
      ))}
    </Box>
  );
}
