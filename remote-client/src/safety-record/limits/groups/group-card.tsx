import type { LiveState } from '@vcms/data';
import { type Benchmark, groupLimitsText } from '@vcms/domain';
import type { DraftProblems } from '@vcms/kits/requirements';
import { Box, Button, Flex, Text, VisuallyHidden } from '@vcms/ui';
import { GroupFields } from './group-fields.tsx';
import { type GroupValues, groupDemand } from './group-values.ts';

export interface GroupCardProps {
  readonly group: GroupValues;
  /** Of the whole form. */
  readonly problems: DraftProblems;
  readonly benchmarks: LiveState<Benchmark>;
  readonly osha: boolean;
  readonly emr: boolean;
  /** Codes of all groups. */
  readonly taken: readonly string[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (group: GroupValues) => void;
  readonly onRemove: () => void;
}

/** "238, 2371", at most four of them. */
function codesText(codes: readonly string[]): string {
  const more = codes.length - 4;
  return `${codes.slice(0, 4).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** One group: its codes and limits in a line, and the fields once they are asked for or something in them is wrong. */
export function GroupCard(props: GroupCardProps) {
  const { group, problems, isOpen, onToggle, onRemove } = props;
  const prefix = `groups.${group.key}.`;
  const own = Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      field.startsWith(prefix) ? [[field.slice(prefix.length), problem]] : [],
    ),
  );
  const isWrong = Object.keys(own).length > 0;
  const isShown = isOpen || isWrong;
  const title = group.name.trim() === '' ? 'New group' : group.name;
  return (
    <Box as="li" listStyleType="none" borderTopWidth="1px" py="4" _first={{ borderTopWidth: '0' }}>
      <Flex wrap="wrap" gap="3" justify="space-between" align="flex-start">
        <Box minW="0" flex="1 1 14rem">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {title}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {group.naics.length === 0 ? 'No NAICS code yet' : `NAICS ${codesText(group.naics)}`}:{' '}
            {groupLimitsText(groupDemand(group))}
          </Text>
        </Box>
        <Flex gap="2">
          <Button size="sm" variant="outline" aria-expanded={isShown} disabled={isWrong} onClick={onToggle}>
            {isShown ? 'Close' : 'Edit'} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
          <Button size="sm" variant="ghost" onClick={onRemove}>
            Remove <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        </Flex>
      </Flex>
      {isShown && <GroupFields {...props} problems={own} />}
    </Box>
  );
}
