import { ENDORSEMENT_LABELS, type Policy } from '@vcms/domain';
import { ReviewCard } from '@vcms/kits/review';
import { Box, Button, Flex, Icon, Stack, Text, VisuallyHidden } from '@vcms/ui';
import { useCallback, useState } from 'react';
import type { PagesReading } from '../endorsement-pages/use-pages-reading.ts';
import { AttachedFile, type AttachedFileProps } from './attached-file.tsx';
import { type AttachedPages, attachedPages } from './attached-pages.ts';
import type { EndorsementRow } from './endorsement-rows.ts';

export interface EndorsementListProps {
  readonly rows: readonly EndorsementRow[];
  readonly policy: Pick<Policy, 'line' | 'policyNumber'>;
  /** The files are read without being asked. Where a client reads, each is a line in the contractor's access log. */
  readonly readsAtOnce: boolean;
  readonly load: AttachedFileProps['load'];
  /** Shows a page on the left. */
  readonly show: (documentId: string, label: string) => void;
}

function shownText({ basis, scheduledFor, pageId }: EndorsementRow): string {
  if (basis === undefined && scheduledFor.length === 0) return 'Not shown';
  const kind = basis === 'blanket' ? 'Blanket' : 'Scheduled';
  const names = scheduledFor.length === 0 ? '' : ` for ${scheduledFor.join(', ')}`;
  return `${kind}${names}${pageId === undefined ? ', without its page' : ''}`;
}

/** What the attached pages are, and what speaks against them. */
function Attached({ found, warnings }: AttachedPages) {
  return (
    <Box textStyle="sm">
      {found.map((text) => (
        <Text key={text} overflowWrap="anywhere">
          {text}
        </Text>
      ))}
      {warnings.map((text) => (
        <Text key={text} color="fg.warning" overflowWrap="anywhere">
          {text}
        </Text>
      ))}
    </Box>
  );
}

interface EndorsementLineProps extends Pick<EndorsementListProps, 'show'> {
  readonly row: EndorsementRow;
  readonly attached: AttachedPages;
}

function EndorsementLine({ row, attached, show }: EndorsementLineProps) {
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
        <Attached {...attached} />
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

type FilesProps = Pick<EndorsementListProps, 'rows' | 'readsAtOnce' | 'load'> &
  Pick<AttachedFileProps, 'onReading'>;

/** Every attached file once, whatever it is attached for. */
function AttachedFiles({ rows, readsAtOnce, ...handles }: FilesProps) {
  const ids = [...new Set(rows.flatMap(({ pageIds }) => pageIds))];
  return (
    <Stack gap="2" mb={ids.length === 0 ? '0' : '3'}>
      {ids.map((documentId, at) => (
        <AttachedFile
          key={documentId}
          documentId={documentId}
          {...handles}
          name={at === 0 ? 'Endorsement pages' : `Endorsement pages ${at + 1}`}
          isWanted={readsAtOnce}
        />
      ))}
    </Stack>
  );
}

/** Which endorsement pages came with the policy, and which forms they are; a tick on the certificate alone is worth nothing. */
export function EndorsementList(props: EndorsementListProps) {
  const { rows, policy, readsAtOnce, load, show } = props;
  const [readings, setReadings] = useState<ReadonlyMap<string, PagesReading>>(new Map());
  const onReading = useCallback(
    (id: string, reading: PagesReading) => setReadings((now) => new Map(now).set(id, reading)),
    [],
  );
  return (
    <ReviewCard title="Endorsement pages">
      <AttachedFiles {...{ rows, readsAtOnce, load, onReading }} />
      {rows.length === 0 ? (
        <Text color="fg.muted">None on file, and no client requires one.</Text>
      ) : (
        <Box as="ul" m="0" p="0">
          {missingFirst(rows).map((row) => (
            <EndorsementLine
              key={row.name}
              row={row}
              attached={attachedPages(row, readings, policy)}
              show={show}
            />
          ))}
        </Box>
      )}
    </ReviewCard>
  );
}
