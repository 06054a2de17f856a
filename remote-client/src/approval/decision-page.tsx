import { recordRef, useLiveDocument } from '@vcms/data';
import { VARIANCE_DAYS_DEFAULT } from '@vcms/domain';
import { useOpenDialog, useToday } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Alert, Box, Button, Link, LoadingBlock, PageHeading, Stack, Text } from '@vcms/ui';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { recordAddress } from '../contractors/contractor-address.ts';
import { ContractorGate } from '../contractors/contractor-gate.tsx';
import type { StoredEngagement } from '../contractors/contractor-register.tsx';
import { MOVE_WORDS, MoveDialog, type PlainMove } from '../contractors/move-dialog.tsx';
import { PairParts } from '../contractors/pair-parts.tsx';
import { RecordFacts } from '../contractors/record-facts.tsx';
import { Contacts, Decisions } from '../contractors/record-lists.tsx';
import { useContractor } from '../contractors/use-contractor.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { ConfirmDialog, FirstTerms } from './confirm-dialog.tsx';
import { DecisionItems } from './decision-items.tsx';

/** Its parts are those of the reviews, which a decision need not wait for. */
const ContractorTrend = lazy(async () => ({
  default: (await import('@vcms/safety-record/trend')).ContractorTrend,
}));

const BACK = (
  <Link asChild>
    <RouterLink to="/contractor-approval">All pending contractors</RouterLink>
  </Link>
);

type Work = 'approve' | 'confirm' | PlainMove;

interface ButtonsProps {
  readonly engagement: StoredEngagement;
  readonly isReady: boolean;
  readonly choose: (work: Work) => void;
}

function DecisionButtons({ engagement, isReady, choose }: ButtonsProps) {
  const { userId } = useSession();
  const { state, firstApproval } = engagement;
  if (state !== 'submitted') return null;
  const isSecond = firstApproval !== undefined && firstApproval.by !== userId;
  return (
    <>
      {(['reject', 'request_changes'] as const).map((move) => (
        <Button key={move} variant="outline" onClick={() => choose(move)}>
          {MOVE_WORDS[move].verb}
        </Button>
      ))}
      {isSecond ? (
        <Button onClick={() => choose('confirm')}>Confirm approval</Button>
      ) : (
        <Button disabled={!isReady} onClick={() => choose('approve')}>
          {firstApproval === undefined ? 'Approve' : 'Change approval'}
        </Button>
      )}
    </>
  );
}

function FirstNotice({ engagement }: { readonly engagement: StoredEngagement }) {
  const { userId } = useSession();
  const { firstApproval } = engagement;
  if (firstApproval === undefined) return null;
  return (
    <Alert.Root status="info" mb="6">
      <Alert.Indicator />
      <Box w="full">
        <Alert.Title>
          {firstApproval.by === userId
            ? 'Another approver must confirm your approval.'
            : 'One approver has approved.'}
        </Alert.Title>
        <Box mt="3">
          <FirstTerms first={firstApproval} />
        </Box>
      </Box>
    </Alert.Root>
  );
}

function stateText({ state }: StoredEngagement): string {
  if (state === 'submitted') return 'Submitted for your approval.';
  if (state === 'in_progress') return 'Has not submitted yet. You can decide once it has.';
  return 'There is nothing to decide at present.';
}

export interface DecisionPageProps {
  readonly contractorId: string;
  readonly now: () => Date;
}

/** `/contractor-approval/:contractorId`: everything the decision needs, and the decision (domain 4.5). */
export function DecisionPage({ contractorId, now }: DecisionPageProps) {
  const { firestore } = useBackend();
  const today = useToday(now);
  const { clientId, engagement, standing, isOpen } = useContractor(contractorId);
  const policy = useLiveDocument(recordRef(firestore, 'clientPolicies', clientId));
  const [work, startWork, close] = useOpenDialog<Work>();
  const rules = policy.kind === 'ready' ? policy.value : undefined;
  const pair = { clientId, contractorId };
  return (
    <>
      <Text mb="2">{BACK}</Text>
      <ContractorGate engagement={engagement} back={BACK}>
        {(value) => (
          <>
            <PageHeading
              title={value.contractorName}
              description={
                <>
                  {stateText(value)}{' '}
                  <Link asChild>
                    <RouterLink to={recordAddress(contractorId)}>Contractor record</RouterLink>
                  </Link>
                </>
              }
              actions={
                <DecisionButtons
                  engagement={value}
                  isReady={standing !== undefined && policy.kind !== 'loading'}
                  choose={startWork}
                />
              }
            />
            <FirstNotice engagement={value} />
            <Stack gap="6">
              {isOpen && standing === undefined && <LoadingBlock label="Loading requirements" rows={6} />}
              {standing !== undefined && <DecisionItems standing={standing} />}
              {isOpen && (
                <Suspense fallback={<LoadingBlock label="Loading the trend" rows={5} />}>
                  <ContractorTrend contractorId={contractorId} today={today} />
                </Suspense>
              )}
              <RecordFacts engagement={value} />
              <PairParts {...pair} today={today} />
              <Decisions {...pair} />
              {isOpen && <Contacts contractorId={contractorId} />}
            </Stack>
            {work === 'approve' && standing !== undefined && (
              <ApproveDialog
                engagement={value}
                standing={standing}
                rules={{
                  today,
                  varianceMaxDays: rules?.varianceMaxDays ?? VARIANCE_DAYS_DEFAULT,
                  fourEyes: rules?.fourEyes ?? false,
                }}
                onClose={close}
              />
            )}
            {work === 'confirm' && value.firstApproval !== undefined && (
              <ConfirmDialog engagement={value} first={value.firstApproval} onClose={close} />
            )}
            {(work === 'reject' || work === 'request_changes') && (
              <MoveDialog move={work} engagement={value} onClose={close} />
            )}
          </>
        )}
      </ContractorGate>
    </>
  );
}
