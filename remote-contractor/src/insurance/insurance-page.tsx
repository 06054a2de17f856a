import type { CalendarDate, LineOverview } from '@vcms/domain';
import { DropArea, type InsuranceDossier, useInsuranceDossier } from '@vcms/insurance/policy-editor';
import { DamagedNote, DossierGate, useKeepPreviousData } from '@vcms/kits';
import { useSession } from '@vcms/sdk';
import { Box, Button, EmptyState, Icon, PageHeading, Stack } from '@vcms/ui';
import { AskBrokerButton, BrokerActions } from './broker/broker-actions.tsx';
import { InsuranceRecordsProvider } from './holders/insurance-records.tsx';
import { PartFrames, PartSections } from './insurance-parts.tsx';
import { LetterSection } from './letter-section.tsx';
import { LineCard } from './line-card.tsx';
import { PolicyActionsProvider, usePolicyActions } from './policy-actions.tsx';
import { isAhead } from './policy-moves.ts';
import { RenewalConsentsProvider } from './renewals/renewal-consents.tsx';

const PURPOSE = 'What your clients require, what is on file, and what is missing.';

function hasContent({ lines }: InsuranceDossier): boolean {
  return lines.some(({ clients, policies }) => clients.length > 0 || policies.length > 0);
}

/** Nobody requires the line, and nothing of it waits for anybody. */
function isSpare({ clients, policies }: LineOverview, today: CalendarDate): boolean {
  return clients.length === 0 && !policies.some((policy) => isAhead(policy, today));
}

interface SpareLinesProps {
  readonly lines: readonly LineOverview[];
  readonly today: CalendarDate;
}

function SpareLines({ lines, today }: SpareLinesProps) {
  return (
    <Box as="details">
      <Box as="summary" cursor="pointer" fontWeight="medium" width="fit-content" mb="3">
        {lines.length} {lines.length === 1 ? 'line' : 'lines'} that no client requires
      </Box>
      <Stack gap="5">
        {lines.map((overview) => (
          <LineCard key={overview.line} overview={overview} today={today} />
        ))}
      </Stack>
    </Box>
  );
}

function Heading() {
  return <PageHeading title="Insurance" description={PURPOSE} />;
}

/** Begins with the line that is worst off. */
function ReadyHeading({ file }: { readonly file: InsuranceDossier }) {
  const { add } = usePolicyActions();
  const needed = file.lines.find(({ status }) => status === 'non_compliant')?.line ?? 'gl';
  return (
    <PageHeading
      title="Insurance"
      description={PURPOSE}
      actions={
        <>
          <AskBrokerButton />
          <Button variant="outline" onClick={() => add(needed)}>
            <Icon name="plus" /> Add policy
          </Button>
        </>
      }
    />
  );
}

/** The short way for a certificate with several lines. */
function CertificateDrop() {
  const { intake } = usePolicyActions();
  return <DropArea onFile={(file) => intake({ kind: 'chosen', file })} />;
}

function Lines({ file, damaged }: { readonly file: InsuranceDossier; readonly damaged: number }) {
  if (!hasContent(file)) {
    return (
      <EmptyState
        icon="umbrella"
        title="No policies yet."
        description="Upload an ACORD 25 or ask your broker. What your clients ask for will show here."
      />
    );
  }
  const lines = file.lines.filter(({ clients, policies }) => clients.length > 0 || policies.length > 0);
  const spare = lines.filter((line) => isSpare(line, file.today));
  return (
    <Stack gap="5">
      {lines
        .filter((line) => !spare.includes(line))
        .map((overview) => (
          <LineCard key={overview.line} overview={overview} today={file.today} />
        ))}
      {spare.length > 0 && <SpareLines lines={spare} today={file.today} />}
      <DamagedNote count={damaged} fate="counted" />
    </Stack>
  );
}

interface ReadyProps {
  readonly file: InsuranceDossier;
  readonly damaged: number;
  readonly now: () => Date;
}

function Ready({ file, damaged, now }: ReadyProps) {
  return (
    <InsuranceRecordsProvider value={file}>
      <PolicyActionsProvider file={file}>
        <BrokerActions file={file}>
          {(received, requests) => (
            <>
              <ReadyHeading file={file} />
              {received}
              <CertificateDrop />
              <PartFrames today={file.today}>
                <Stack gap="5">
                  <RenewalConsentsProvider>
                    <Lines file={file} damaged={damaged} />
                  </RenewalConsentsProvider>
                  <PartSections file={file} />
                  <LetterSection file={file} now={now} />
                  {requests}
                </Stack>
              </PartFrames>
            </>
          )}
        </BrokerActions>
      </PolicyActionsProvider>
    </InsuranceRecordsProvider>
  );
}

function realNow(): Date {
  return new Date();
}

export interface InsurancePageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** `/insurance`: what the clients ask, what is on file, and what is missing (domain 4.6). */
export function InsurancePage({ now = realNow }: InsurancePageProps) {
  const state = useKeepPreviousData(useInsuranceDossier(useSession().companyId, now));
  return (
    <>
      {state.kind !== 'ready' && <Heading />}
      <DossierGate state={state} subject="your insurance">
        {(file, damaged) => <Ready file={file} damaged={damaged} now={now} />}
      </DossierGate>
    </>
  );
}
