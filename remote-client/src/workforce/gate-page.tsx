import { recordRef, useLiveDocument } from '@vcms/data';
import {
  arePapersInSight,
  engagementId,
  formatDate,
  type StaffAssignment,
  staffAssignmentId,
} from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Box, EmptyState, Heading, Icon, Link, List, LoadingBlock, PageHeading, Text } from '@vcms/ui';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { endText, gateVerdict } from './manager/gate-verdict.ts';
import { Photo } from './manager/photo.tsx';
import { type OwnTerms, useOwnTerms } from './manager/use-own-terms.ts';
import { usePersonFile } from './manager/use-person-file.ts';

interface VerdictProps {
  readonly assignment: StaffAssignment;
  readonly terms: OwnTerms;
}

function sitesText({ sites }: StaffAssignment): string {
  return sites.length === 0 ? 'All sites' : sites.join(', ');
}

function Verdict({ assignment, terms }: VerdictProps) {
  const { firestore } = useBackend();
  const { clientId, today } = terms;
  const { contractorId } = assignment;
  const state = usePersonFile(assignment, terms, today);
  const standing = useLiveDocument(recordRef(firestore, 'snapshots', engagementId(clientId, contractorId)));
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  if (state.kind === 'missing') {
    return <EmptyState title="Not ready. The record cannot be read. Contact support." icon="warning" />;
  }
  if (state.kind !== 'ready' || standing.kind === 'loading') {
    return <LoadingBlock label="Checking" rows={4} />;
  }
  const { file } = state;
  const siteAccess = standing.kind === 'ready' ? standing.value.result.siteAccess : undefined;
  const { isReady, reasons } = gateVerdict(file, siteAccess, today);
  const name = `${file.person.firstName} ${file.person.lastName}`;
  return (
    <Box role="status" aria-live="polite">
      <Box
        borderWidth="3px"
        borderColor={isReady ? 'green.solid' : 'red.solid'}
        borderRadius="xl"
        bg="bg.panel"
        p="5"
        maxW="30rem"
      >
        <Heading as="h2" size="3xl" color={isReady ? 'green.fg' : 'red.fg'}>
          <Icon name={isReady ? 'check-circle' : 'warning'} /> {isReady ? 'Ready' : 'Not ready'}
        </Heading>
        {reasons.length > 0 && (
          <List.Root ps="5" mt="3" aria-label="Why not">
            {reasons.map((reason) => (
              <List.Item key={reason}>{reason}</List.Item>
            ))}
          </List.Root>
        )}
        <Box mt="5">
          <Photo contractorId={contractorId} documentId={file.person.photo} name={name} />
        </Box>
        <Text mt="3" fontWeight="semibold" textStyle="lg">
          {name}
        </Text>
        <Text>{file.contractorName}</Text>
        <Text color="fg.muted">
          {file.person.jobRole}
          {file.person.badgeNo !== '' && `, badge ${file.person.badgeNo}`}
        </Text>
        <Text color="fg.muted">{sitesText(assignment)}</Text>
        <Text mt="3" textStyle="sm" color="fg.muted">
          As of {formatDate(today)}, kept up to date.
        </Text>
      </Box>
    </Box>
  );
}

function Checked({ staffId, terms }: { readonly staffId: string; readonly terms: OwnTerms }) {
  const { firestore } = useBackend();
  const id = staffAssignmentId(terms.clientId, staffId);
  const assignment = useLiveDocument(recordRef(firestore, 'staffAssignments', id));
  if (assignment.kind === 'ready') {
    if (arePapersInSight(assignment.value, terms.today))
      return <Verdict assignment={assignment.value} terms={terms} />;
    return <EmptyState title={`Not ready. ${endText(assignment.value.to)}.`} icon="warning" />;
  }
  if (assignment.kind === 'loading') return <LoadingBlock label="Checking" rows={4} />;
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
  const state = useOwnTerms(now);
  return (
    <>
      <PageHeading title="Site access" />
      {state.kind === 'loading' && <LoadingBlock label="Checking" rows={4} />}
      {state.kind === 'failed' && <FailurePanel failure={state.failure} retry={state.retry} />}
      {state.kind === 'ready' && <Checked key={staffId} staffId={staffId} terms={state.terms} />}
      <Text mt="5">
        <Link asChild>
          <RouterLink to="/work-manager">Workforce Manager</RouterLink>
        </Link>
      </Text>
    </>
  );
}
