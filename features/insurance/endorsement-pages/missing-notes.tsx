import { Box, Text } from '@vcms/ui';
import type { MissingForm } from './missing-forms.ts';

/** The usual forms of what clients ask for that are not among the pages. Insurers may have others with the same effect. */
export function MissingNotes({ missing }: { readonly missing: readonly MissingForm[] }) {
  if (missing.length === 0) return null;
  return (
    <Box mt="2" textStyle="sm">
      {missing.map(({ number, askedBy }) => (
        <Text key={number} color="fg.warning" overflowWrap="anywhere">
          {number} is not in this file. Asked for by {askedBy.join(', ')}.
        </Text>
      ))}
      <Text color="fg.muted">
        A form of the insurer’s own may do the same. You can submit as it is; the reviewer will look.
      </Text>
    </Box>
  );
}
