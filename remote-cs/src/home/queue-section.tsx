import {
  latestAudit,
  QUEUED_EVIDENCE,
  type QueuedEvidence,
  useCounts,
  useLiveQueries,
  useLiveQuery,
  type WaitingLine,
  waitingLinesQuery,
} from '@vcms/data';
import { type CalendarDate, reviewPromisedOn } from '@vcms/domain';
import { CountsSection, RelativeDay, ReviewPaceLine } from '@vcms/kits';
import { changeToken } from '@vcms/kits/standing';
import { useBackend } from '@vcms/sdk';
import { Link, Table } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { Link as RouterLink } from 'react-router-dom';
import { queueCountQueries } from './service-counts.ts';

const WORDS: Readonly<Record<QueuedEvidence, { readonly label: string; readonly to: string | undefined }>> = {
  policies: { label: 'Insurance policies', to: '/csinsurance-review' },
  oshaYears: { label: 'OSHA years', to: '/confirm-statisticals' },
  emr: { label: 'EMR ratings', to: '/confirm-statisticals' },
  notRated: { label: 'Not-rated letters', to: '/confirm-statisticals' },
  programVersions: { label: 'Safety programs', to: '/safety-policy-review' },
  answers: { label: 'Questionnaires', to: '/company-questionnaires' },
  documents: { label: 'Documents', to: '/documents-center/files/review' },
  staffDocuments: { label: 'Staff documents', to: undefined },
};

interface QueueRowProps {
  readonly kind: QueuedEvidence;
  readonly count: number;
  readonly oldest: WaitingLine | undefined;
  readonly today: CalendarDate;
}

function QueueRow({ kind, count, oldest, today }: QueueRowProps) {
  const { label, to } = WORDS[kind];
  const promised = oldest === undefined ? undefined : reviewPromisedOn(oldest.submittedOn);
  return (
    <Table.Row>
      <Table.Cell as="th" scope="row" textAlign="start" fontWeight="normal" ps="0" pe="1" py="1">
        {to === undefined ? (
          label
        ) : (
          <Link asChild>
            <RouterLink to={to}>{label}</RouterLink>
          </Link>
        )}
      </Table.Cell>
      <Table.Cell textAlign="end" px="1" py="1" fontVariantNumeric="tabular-nums">
        {count}
      </Table.Cell>
      <Table.Cell textAlign="end" ps="1" pe="0" py="1">
        {promised !== undefined && <RelativeDay date={promised} today={today} isLate={promised < today} />}
      </Table.Cell>
    </Table.Row>
  );
}

/** The one that waits longest of each kind; a kind with none is left out. */
function useOldest(): ReadonlyMap<QueuedEvidence, WaitingLine> {
  const { firestore } = useBackend();
  const state = useLiveQueries(
    QUEUED_EVIDENCE.map((kind) => query(waitingLinesQuery(firestore, kind), limit(1))),
  );
  const items = state.kind === 'ready' ? state.items : [];
  return new Map(items.map((line) => [line.kind, line]));
}

/** Everybody's queue by kind: how many wait, since when, and by when the first decision is promised (domain 4.2). */
export function QueueSection({ today }: { readonly today: CalendarDate }) {
  const { firestore } = useBackend();
  const oldest = useOldest();
  const pulse = changeToken(useLiveQuery(latestAudit(firestore, 1)));
  const counts = useCounts(queueCountQueries(firestore), pulse);
  return (
    <CountsSection isDense title="Waiting for review" rows={5} state={counts}>
      {(ready) => (
        <>
          <Table.ScrollArea>
            <Table.Root size="sm" tableLayout="auto">
              <Table.Header>
                <Table.Row>
                  <Table.ColumnHeader ps="0" py="1">
                    Kind
                  </Table.ColumnHeader>
                  <Table.ColumnHeader textAlign="end" px="1" py="1">
                    Waiting
                  </Table.ColumnHeader>
                  <Table.ColumnHeader textAlign="end" ps="1" pe="0" py="1">
                    First due
                  </Table.ColumnHeader>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {QUEUED_EVIDENCE.map((kind) => (
                  <QueueRow
                    key={kind}
                    kind={kind}
                    count={ready[kind]}
                    oldest={oldest.get(kind)}
                    today={today}
                  />
                ))}
              </Table.Body>
            </Table.Root>
          </Table.ScrollArea>
          <ReviewPaceLine />
        </>
      )}
    </CountsSection>
  );
}
