import { DashboardSection } from '@vcms/kits';
import {
  ClientVerdicts,
  countedLogs,
  RateTable,
  type SafetyDossier,
  yearEntries,
} from '@vcms/safety-record/editor';
import { Box, SimpleGrid, Text } from '@vcms/ui';
import { YearCard } from './year-card.tsx';

/** The years as cards, newest first. */
export function YearsSection({ file }: { readonly file: SafetyDossier }) {
  const entries = yearEntries(file);
  const { years } = file.required;
  const asked =
    years.length === 0
      ? 'No year is required yet: your company has not finished one.'
      : `Clients look at ${years.toReversed().join(', ')}.`;
  return (
    <DashboardSection title="OSHA years" description={asked}>
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
        {entries.map((entry) => (
          <YearCard key={entry.year} entry={entry} file={file} />
        ))}
      </SimpleGrid>
    </DashboardSection>
  );
}

/** What clients make of a company that has no rate yet. */
function NewCompanySection({ file: { limits } }: { readonly file: SafetyDossier }) {
  const asking = limits.filter(({ newCompany }) => newCompany !== undefined);
  if (asking.length === 0) return null;
  return (
    <DashboardSection
      title="Injury rates"
      description="They appear here once your company has finished a year."
    >
      <ClientVerdicts limits={asking} required={[]} logs={[]} />
    </DashboardSection>
  );
}

/** Rates of the latest year and of the required years together, beside what each client accepts. */
export function RatesSection({ file }: { readonly file: SafetyDossier }) {
  const logs = countedLogs(file);
  const latest = logs.at(-1);
  const { years } = file.required;
  const missing = years.filter((year) => !logs.some((log) => log.year === year));
  if (years.length === 0) return <NewCompanySection file={file} />;
  if (latest === undefined) return null;
  return (
    <DashboardSection
      title="Injury rates"
      description="From the years you have submitted, before and after they are confirmed."
    >
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '6', lg: '8' }}>
        <Box minW="0">
          <RateTable
            label="Injury rates"
            columns={[
              { title: String(latest.year), logs: [latest] },
              { title: logs.length === 1 ? 'Together' : `${logs.length} years together`, logs },
            ]}
          />
          {missing.length > 0 && (
            <Text mt="2" textStyle="sm">
              {missing.toSorted().join(' and ')} {missing.length === 1 ? 'is' : 'are'} missing. Clients judge
              the rates once every required year is on file.
            </Text>
          )}
        </Box>
        <Box minW="0">
          <ClientVerdicts limits={file.limits} required={years} logs={logs} />
        </Box>
      </SimpleGrid>
    </DashboardSection>
  );
}
