import { ENDORSEMENT_LABELS } from '@vcms/domain';
import { ReviewCard } from '@vcms/kits/review';
import { Box, Button, Flex, Icon, Text, VisuallyHidden } from '@vcms/ui';
import type { EndorsementRow } from './endorsement-rows.ts';

export interface EndorsementListProps {
  readonly rows: readonly EndorsementRow[];
  /** Shows a page on the left. */
  readonly show: (documentId: string, label: string) => void;
}

function shownText({ basis, scheduledFor, pageId }: EndorsementRow): string {
  if (basis === undefined && scheduledFor.length === 0) return 'Not shown';
  const kind = basis === 'blanket' ? 'Blanket' : 'Scheduled';
  const names = scheduledFor.length === 0 ? '' : ` for ${scheduledFor.join(', ')}`;
  return `${kind}${names}${pageId === undefined ? ', without its page' : ''}`;
}

function EndorsementLine({
  row,
  show,
}: { readonly row: EndorsementRow } & Pick<EndorsementListProps, 'show'>) {
  const { name, pageId, askedBy } = row;
  const label = ENDORSEMENT_LABELS[name];
  return (
    <Flex as="li" listStyleType="none" gap="3" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Box color={pageId === undefined ? 'fg.warning' : 'fg.success'} pt="0.5">
        <Icon name={pageId === undefined ? 'warning' : 'check-circle'} size="1.1em" />
        <VisuallyHidden>{pageId === undefined ? 'Page missing' : 'Page attached'}</VisuallyHidden>
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="medium">{label}</Text>
        <Text textStyle="sm" color="fg.muted">
          {shownText(row)}
          {askedBy.length > 0 && `. Required by ${askedBy.join(', ')}.`}
        </Text>
      </Box>
      {pageId !== undefined && (
        <Button size="xs" variant="outline" onClick={() => show(pageId, `${label} endorsement`)}>
          Show page
          <VisuallyHidden>: {label}</VisuallyHidden>
        </Button>
      )}
    </Flex>
  );
}

/** A page that somebody requires and nobody attached. */
export function isMissing({ pageId, askedBy }: EndorsementRow): boolean {
  return pageId === undefined && askedBy.length > 0;
}

function missingFirst(rows: readonly EndorsementRow[]): readonly EndorsementRow[] {
  return rows.toSorted((left, right) => Number(isMissing(right)) - Number(isMissing(left)));
}

/** Which endorsement pages came with the policy; a tick on the certificate alone is worth nothing. */
export function EndorsementList({ rows, show }: EndorsementListProps) {
  return (
    <ReviewCard title="Endorsement pages">
      {rows.length === 0 ? (
        <Text color="fg.muted">None on file, and no client requires one.</Text>
      ) : (
        <Box as="ul" m="0" p="0">
          {missingFirst(rows).map((row) => (
            <EndorsementLine key={row.name} row={row} show={show} />
          ))}
        </Box>
      )}
    </ReviewCard>
  );
}
