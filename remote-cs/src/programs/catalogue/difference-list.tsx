import type { EditionDifference } from '@vcms/programs/model';
import { Badge, Box, Text } from '@vcms/ui';

const KINDS = {
  added: { label: 'New', palette: 'blue' },
  removed: { label: 'Removed', palette: 'gray' },
  changed: { label: 'Changed', palette: 'orange' },
} as const;

/** What differs between two editions. */
export function DifferenceList({ difference }: { readonly difference: EditionDifference }) {
  const { whole, elements } = difference;
  if (whole.length === 0 && elements.length === 0) return <Text color="fg.muted">No differences.</Text>;
  return (
    <>
      {whole.length > 0 && <Text mb="2">Changed: {whole.join(', ')}</Text>}
      <Box as="ul" aria-label="Differences" m="0" p="0">
        {elements.map(({ kind, element, parts }) => (
          <Box as="li" key={element.id} listStyleType="none" py="2" borderTopWidth="1px">
            <Badge colorPalette={KINDS[kind].palette}>{KINDS[kind].label}</Badge> {element.text}
            <Text textStyle="sm" color="fg.muted">
              {[element.cfr ?? '', ...parts].filter(Boolean).join(' · ')}
            </Text>
          </Box>
        ))}
      </Box>
    </>
  );
}
