import { Badge, Box, Text } from '@vcms/ui';
import type { QuestionDifference } from '../model/definition-diff.ts';

const KINDS = {
  added: { label: 'New', palette: 'blue' },
  removed: { label: 'Removed', palette: 'gray' },
  changed: { label: 'Changed', palette: 'orange' },
} as const;

/** What differs between two versions. */
export function DifferenceList({ differences }: { readonly differences: readonly QuestionDifference[] }) {
  if (differences.length === 0) return <Text color="fg.muted">No differences.</Text>;
  return (
    <Box as="ul" aria-label="Differences" m="0" p="0">
      {differences.map(({ kind, question, section, parts }) => (
        <Box
          as="li"
          key={question.id}
          listStyleType="none"
          py="2"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Badge colorPalette={KINDS[kind].palette}>{KINDS[kind].label}</Badge> {question.text}
          <Text textStyle="sm" color="fg.muted">
            {section}
            {parts.length > 0 && `. Changed: ${parts.join(', ')}`}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
