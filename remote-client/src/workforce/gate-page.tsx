import { recordRef, useLiveDocument } from '@vcms/data';
import {
  arePapersInSight,
  engagementId,
  formatDate,
  type StaffAssignment,
  staffAssignmentId,
} from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { EmptyState, Link, LoadingBlock, PageHeading, Text } from '@vcms/ui';
import { endText, gateVerdict, relationObstacle } from '@vcms/workforce/model';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { GateCard } from './manager/gate-card.tsx';
import { Photo } from './manager/photo.tsx';
import { type OwnTerms, useOwnTerms } from './manager/use-own-terms.ts';
import { usePersonFile } from './manager/use-person-file.ts';

interface VerdictProps {
  readonly assignment: StaffAssignment;
  readonly terms: OwnTerms;
}

function Verdict({ assignment, terms }: VerdictProps) {
  const { firestore } = useBackend();
  const { clientId, today } = terms;
  const { contractorId } = assignment;
  const pair = engagementId(clientId, contractorId);
  const relation = useLiveDocument(recordRef(firestore, 'engagements', pair));
  const state = usePersonFile(assignment, terms, today);
  const standing = useLiveDocument(recordRef(firestore, 'snapshots', pair));
  const moment = `As of ${formatDate(today)}, kept up to date.`;
  const isWhole = state.kind === 'ready' && standing.kind !== 'loading';
  // Nobody of a company that is not approved enters. The relation alone says so, whatever else is still on its way, or was closed
  // to this client with the relation.
  const obstacle = relation.kind === 'ready' ? relationObstacle(relation.value.state) : undefined;
  if (!isWhole && relation.kind === 'ready' && obstacle !== undefined) {
    const { contractorName } = relation.value;
    const verdict = { isReady: false, reasons: [`${obstacle}.`] };
    return (
      <GateCard {...{ verdict, assignment }} companyName={contractorName} badgeNo="">
        {moment}
      </GateCard>
    );
  }
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  if (state.kind === 'missing') {
    return <EmptyState title="Not ready. The record cannot be read. Contact support." icon="warning" />;
  }
  if (state.kind !== 'ready' || standing.kind === 'loading') {
    return <LoadingBlock label="Checking" rows={4} />;
  }
  const { file } = state;
  const { person, contractorName } = file;
  const siteAccess = standing.kind === 'ready' ? standing.value.result.siteAccess : undefined;
  const verdict = gateVerdict(file, siteAccess, today);
  const name = `${person.firstName} ${person.lastName}`;
  const shown = { ...assignment, name, jobRole: person.jobRole };
  return (
    <GateCard
      {...{ verdict, assignment: shown }}
      companyName={contractorName}
      badgeNo={person.badgeNo}
      photo={<Photo contractorId={contractorId} documentId={person.photo} name={name} />}
    >
      {moment}
    </GateCard>
  );
}

interface CheckedProps {
  readonly staffId: string;
  readonly now: () => Date;
}

function Checked({ staffId, now }: CheckedProps) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  // Both are asked for at once: at a gate each further question costs the time of the way there and back.
  const terms = useOwnTerms(now);
  const id = staffAssignmentId(companyId, staffId);
  const assignment = useLiveDocument(recordRef(firestore, 'staffAssignments', id));
  if (terms.kind === 'failed') return <FailurePanel failure={terms.failure} retry={terms.retry} />;
  if (terms.kind === 'loading' || assignment.kind === 'loading') {
    return <LoadingBlock label="Checking" rows={4} />;
  }
  if (assignment.kind === 'ready') {
    if (arePapersInSight(assignment.value, terms.terms.today))
      return <Verdict assignment={assignment.value} terms={terms.terms} />;
    return <EmptyState title={`Not ready. ${endText(assignment.value.to)}.`} icon="warning" />;
  }
  if (assignment.kind === 'failed' && assignment.failure.kind !== 'denied') {
    return <FailurePanel failure={assignment.failure} retry={assignment.retry} />;
  }
  return (
    <EmptyState
      title="Not ready. This person is not assigned to you."
      description="The contractor assigns people under Company Information."
      icon="warning"
    />
  );
}

function realNow(): Date {
  return new Date();
}

export interface GatePageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** `/work-manager/:staffId`: where the code of a badge leads; ready or not, and why, at a glance on a phone. */
export function GatePage({ now = realNow }: GatePageProps) {
  const { staffId = '' } = useParams();
  return (
    <>
      <PageHeading title="Site access" />
      <Checked key={staffId} staffId={staffId} now={now} />
      <Text mt="5">
        <Link asChild>
          <RouterLink to="/work-manager">Workforce Manager</RouterLink>
        </Link>
      </Text>
    </>
  );
}
