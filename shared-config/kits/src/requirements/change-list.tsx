import { Box, List, Span, Text } from '@vcms/ui';
import type { Demands, DraftFrame, RequirementPart } from './requirement-part.ts';
import { otherDifferences } from './version-words.ts';

const DIRECTIONS = { raised: 'requires more', lowered: 'requires less', neutral: '' } as const;

export interface ChangeListProps<Values extends DraftFrame> {
  readonly part: RequirementPart<Values>;
  readonly label: string;
  /** undefined: nothing was demanded before. */
  readonly before: Demands | undefined;
  readonly after: Demands;
}

/** What differs between two versions: the part demand by demand, the other parts by name. */
export function ChangeList<Values extends DraftFrame>(props: ChangeListProps<Values>) {
  const { part, label, before, after } = props;
  const changes = part.changes(before, after);
  const others = before === undefined ? [] : otherDifferences(part.keys, before, after);
  if (changes.length === 0 && others.length === 0) return <Text color="fg.muted">Nothing differs.</Text>;
  return (
    <Box role="group" aria-label={label}>
      {[...new Set(changes.map(({ group }) => group))].map((group) => {
        const own = changes.filter((change) => change.group === group);
        return (
          <Box key={group} mb="3">
            <Text fontWeight="medium">{group}</Text>
            <List.Root ps="4" textStyle="sm">
              {own.map((change) => (
                <List.Item key={change.part}>
                  {change.label}: {change.before} → <Span fontWeight="semibold">{change.after}</Span>
                  {change.direction !== 'neutral' && (
                    <Span color="fg.muted"> ({DIRECTIONS[change.direction]})</Span>
                  )}
                </List.Item>
              ))}
            </List.Root>
          </Box>
        );
      })}
      {changes.length === 0 && <Text textStyle="sm">{part.sameText}</Text>}
      {others.length > 0 && <Text textStyle="sm">Also different: {others.join(', ')}.</Text>}
    </Box>
  );
}
