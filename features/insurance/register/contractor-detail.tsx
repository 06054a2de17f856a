import type { Standing } from '@vcms/data';
import { formatDate, INSURANCE_LINES, type Review } from '@vcms/domain';
import { FailurePanel, SelectField, useKeepPreviousData } from '@vcms/kits';
import type { StandingParts } from '@vcms/kits/standing';
import { useSession } from '@vcms/sdk';
import { Alert, Box, EmptyState, Link, LoadingBlock, PageHeading, Stack, Text } from '@vcms/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useEnterPolicyButton } from '../on-behalf/enter-policy-context.ts';
import { reviewerName } from '../versions/review-words.ts';
import { AccessLog } from './access-log.tsx';
import { DiffersNotice } from './differs-notice.tsx';
import { LetterButton } from './letter-button.tsx';
import { LineDetail } from './line-detail.tsx';
import { listAddress, type RegisterSide } from './register-side.ts';
import { LetterNote, SendLetterButton } from './send-letter-button.tsx';
import { SummaryButton } from './summary-button.tsx';
import { type ContractorFile, useContractorFile } from './use-contractor-file.ts';
import { useLiveStanding } from './use-live-standing.ts';

function BackLink() {
  const [params] = useSearchParams();
  return (
    <Text mb="2" data-print="hide">
      <Link asChild>
        <RouterLink to={listAddress(params)}>All contractors</RouterLink>
      </Link>
    </Text>
  );
}

/** The firm sees a contractor through the eyes of one client at a time. */
function ClientChoice({ file, chosen }: { readonly file: ContractorFile; readonly chosen: Standing }) {
  const [, setParams] = useSearchParams();
  if (file.standings.length < 2) return null;
  function choose(clientId: string): void {
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.set('for', clientId);
      return next;
    });
  }
  return (
    <SelectField
      label="Evaluated for"
      size="sm"
      w={{ base: 'full', sm: '72' }}
      mb="5"
      value={chosen.clientId}
      choices={file.standings.map(({ clientId, clientName }) => [clientId, clientName])}
      onChoose={choose}
    />
  );
}

interface DetailProps {
  readonly file: ContractorFile;
  /** As lists show it. */
  readonly standing: Standing;
  readonly side: RegisterSide;
  readonly parts: StandingParts;
  readonly now: () => Date;
}

function Detail({ file, standing: stored, side, parts, now }: DetailProps) {
  const { userId } = useSession();
  const EnterPolicy = useEnterPolicyButton();
  const { standing: live, isDamaged } = useLiveStanding(stored, file, now);
  const standing = live ?? stored;
  const { clientId, clientName, contractorId, contractorName, asOf } = standing;
  const people = new Map<string, string>();
  const nameOf = (review: Review) => reviewerName(review, { userId, clientId, clientName, people });
  return (
    <>
      <BackLink />
      <PageHeading
        title={contractorName}
        description={`Insurance for ${clientName}, as of ${formatDate(asOf)}.`}
        actions={
          <>
            {EnterPolicy !== undefined && (
              <EnterPolicy contractorId={contractorId} contractorName={contractorName} />
            )}
            <LetterButton standing={standing} now={now} />
            {side.maySendLetter && <SendLetterButton standing={standing} now={now} />}
            <SummaryButton standing={standing} policies={file.policies} />
          </>
        }
      />
      {side.maySendLetter && <LetterNote standing={standing} />}
      {side.clientId === undefined && <ClientChoice file={file} chosen={standing} />}
      <DiffersNotice stored={stored} live={live} side={side} />
      {isDamaged && (
        <Alert.Root status="warning" role="status" mb="5">
          <Alert.Indicator />
          <Box>
            <Alert.Title>A record behind this result cannot be read.</Alert.Title>
            <Alert.Description>
              This page shows the last stored result, of {formatDate(stored.asOf)}.{' '}
              {side.reader === 'firm' ? 'Tell an admin.' : 'Contact support.'}
            </Alert.Description>
          </Box>
        </Alert.Root>
      )}
      <Stack gap="6">
        {INSURANCE_LINES.map((line) => (
          <LineDetail
            key={line}
            line={line}
            standing={standing}
            policies={file.policies}
            reviews={file.reviews}
            side={side}
            nameOf={nameOf}
            actions={Object.entries(parts).map(([name, { Action }]) => (
              <Action key={name} standing={standing} under={`insurance.${line}`} />
            ))}
          />
        ))}
        {Object.entries(parts).map(([name, { Section }]) => (
          <Section key={name} standing={standing} under="insurance" />
        ))}
        {side.seesAccessLog && (
          <AccessLog
            contractorId={contractorId}
            clientNames={new Map(file.standings.map((one) => [one.clientId, one.clientName]))}
          />
        )}
      </Stack>
    </>
  );
}

export interface ContractorDetailProps {
  readonly id: string;
  readonly side: RegisterSide;
  readonly parts: StandingParts;
  readonly now: () => Date;
}

/** `/insurance-reviews/{contractor}`: one contractor's certificates, each version with its decisions. */
export function ContractorDetail({ id, side, parts, now }: ContractorDetailProps) {
  const [params] = useSearchParams();
  const state = useKeepPreviousData(useContractorFile(side, id));
  if (state.kind === 'ready') {
    const { standings } = state.file;
    const standing = standings.find(({ clientId }) => clientId === params.get('for')) ?? standings[0];
    if (standing !== undefined)
      return <Detail key={standing.id} {...{ file: state.file, standing, side, parts, now }} />;
  }
  return (
    <>
      <BackLink />
      <PageHeading title="Contractor Insurance Reviews" />
      {state.kind === 'loading' && <LoadingBlock label="Loading the certificates" rows={8} />}
      {state.kind === 'failed' && <FailurePanel failure={state.failure} retry={state.retry} />}
      {state.kind === 'ready' && <EmptyState icon="umbrella" title="You don't have access to this record." />}
    </>
  );
}
