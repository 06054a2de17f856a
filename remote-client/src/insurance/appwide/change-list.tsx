import { INSURANCE_LINES, insuranceChanges, LINE_LABELS, type RequirementSet } from '@vcms/domain';
import { Box, List, Span, Text } from '@vcms/ui';
import { otherDifferences } from './version-words.ts';

type Compared = Omit<
  RequirementSet,
  'clientId' | 'n' | 'status' | 'publishedBy' | 'changeNote' | 'effectiveFrom'
>;

const DIRECTIONS = { raised: 'requires more', lowered: 'requires less', neutral: '' } as const;

export interface ChangeListProps {
  readonly label: string;
  /** undefined: nothing was demanded before. */
  readonly before: Compared | undefined;
  readonly after: Compared;
}

/** What differs between two versions: the insurance demand by demand, the other parts by name. */
export function ChangeList({ label, before, after }: ChangeListProps) {
  const changes = insuranceChanges(before?.insurance ?? {}, after.insurance);
  const others = before === undefined ? [] : otherDifferences(before, after);
  if (changes.length === 0 && others.length === 0) return <Text color="fg.muted">Nothing differs.</Text>;
  return (
    <Box role="group" aria-label={label}>
      {INSURANCE_LINES.map((line) => {
        const own = changes.filter((change) => change.line === line);
        if (own.length === 0) return null;
        return (
          <Box key={line} mb="3">
            <Text fontWeight="medium">{LINE_LABELS[line]}</Text>
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
      {changes.length === 0 && <Text textStyle="sm">The insurance limits are the same.</Text>}
      {others.length > 0 && <Text textStyle="sm">Also different: {others.join(', ')}.</Text>}
    </Box>
  );
}
