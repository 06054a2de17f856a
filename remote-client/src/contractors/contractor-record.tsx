import { FilesSection } from '@vcms/documents/center';
import { EVIDENCE_VISIBLE_STATES, may } from '@vcms/domain';
import { DashboardSection, useToday } from '@vcms/kits';
import { StandingChip } from '@vcms/kits/standing';
import { useSession } from '@vcms/sdk';
import { Box, Link, PageHeading, SimpleGrid, Stack, Text } from '@vcms/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { AnyDay } from './any-day.tsx';
import { listAddress } from './contractor-address.ts';
import { ContractorGate } from './contractor-gate.tsx';
import { PairParts } from './pair-parts.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordFacts } from './record-facts.tsx';
import { Contacts, Decisions, Notes, PeopleOnSite, Timeline } from './record-lists.tsx';
import { repairPath } from './repair-path.ts';
import { useContractor } from './use-contractor.ts';

function BackLink() {
  const [params] = useSearchParams();
  return (
    <Link asChild>
      <RouterLink to={listAddress(params)}>All contractors</RouterLink>
    </Link>
  );
}

export interface ContractorRecordProps {
  readonly contractorId: string;
  readonly now: () => Date;
}

/** One contractor of the client: how it stands today and on any day, who they are, what was decided and what happened. */
export function ContractorRecord({ contractorId, now }: ContractorRecordProps) {
  const { role } = useSession();
  const today = useToday(now);
  const { clientId, engagement, standing } = useContractor(contractorId);
  const mayDecide = may(role, 'decideAboutContractors');
  const pair = { clientId, contractorId };
  return (
    <>
      <Text mb="2" data-print="hide">
        <BackLink />
      </Text>
      <ContractorGate engagement={engagement} back={<BackLink />}>
        {(value) => {
          const isOpen = EVIDENCE_VISIBLE_STATES.includes(value.state);
          return (
            <>
              <PageHeading
                title={value.contractorName}
                description={
                  isOpen
                    ? 'Status, people, decisions and history.'
                    : 'Its records are open to you from its acceptance to the end of the engagement.'
                }
                actions={<RecordActions engagement={value} />}
              />
              <Stack gap="6">
                {standing !== undefined && (
                  <DashboardSection title="Today" description="Press Why? for each requirement.">
                    <StandingChip
                      standing={standing}
                      name={value.contractorName}
                      reader="client"
                      pathOf={(item) => repairPath(role, contractorId, item)}
                    />
                    <Box mt="3">
                      <Link asChild>
                        <RouterLink to={`/insurance-reviews/${contractorId}`}>Certificates</RouterLink>
                      </Link>
                    </Box>
                  </DashboardSection>
                )}
                <RecordFacts engagement={value} />
                {isOpen && <AnyDay {...pair} today={today} />}
                <Decisions {...pair} />
                <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
                  {isOpen && <Contacts contractorId={contractorId} />}
                  <PairParts {...pair} today={today} />
                  {isOpen && mayDecide && <PeopleOnSite {...pair} />}
                  <Notes {...pair} />
                </SimpleGrid>
                {isOpen && <FilesSection place={pair} today={today} />}
                {mayDecide && <Timeline {...pair} />}
              </Stack>
            </>
          );
        }}
      </ContractorGate>
    </>
  );
}
