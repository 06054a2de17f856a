import { logsOfYears, type RateNumbers } from '@vcms/domain';
import { Box, Heading, Stack, Text } from '@vcms/ui';
import { ClientVerdicts } from '../client-verdicts.tsx';
import { RateTable } from '../rate-table.tsx';
import { isCounted, type SafetyDossier } from '../safety-dossier.ts';

/** The required years as they would be with this one as typed, oldest first; as they are when it is none of them. */
function yearsWith(
  { records, required }: SafetyDossier,
  typed: RateNumbers & { readonly year: number },
): readonly (RateNumbers & { readonly year: number })[] {
  const others = records.years.filter((log) => isCounted(log) && log.year !== typed.year);
  return logsOfYears([...others, typed], required.years);
}

export interface YearPanelProps {
  readonly file: SafetyDossier;
  readonly typed: RateNumbers & { readonly year: number };
}

/** What the numbers mean as typed: rates, their ranges, and each client's limits, before anything is submitted. */
export function YearPanel({ file, typed }: YearPanelProps) {
  const window = yearsWith(file, typed);
  const counts = file.required.years.includes(typed.year);
  const years = window.map(({ year }) => year).join(', ');
  return (
    <Stack gap="5" position={{ lg: 'sticky' }} top={{ lg: '0' }} alignSelf="start" minW="0">
      <Box as="section" aria-label="Rates as typed">
        <Heading as="h3" size="sm" mb="2">
          Rates as typed
        </Heading>
        <RateTable
          label="Rates as typed"
          isNarrow
          columns={[
            { title: String(typed.year), logs: [typed] },
            ...(counts ? [{ title: 'Together', logs: window }] : []),
          ]}
        />
        {counts && (
          <Text mt="1" textStyle="xs" color="fg.muted">
            Together: {years}.
          </Text>
        )}
      </Box>
      <Box as="section" aria-label="Limits of each client">
        <Heading as="h3" size="sm" mb="3">
          Limits of each client
        </Heading>
        {!counts && (
          <Text textStyle="sm" color="fg.muted" mb="3">
            {typed.year} is not among the years that clients look at now.
          </Text>
        )}
        <ClientVerdicts limits={file.limits} required={file.required.years} logs={window} />
      </Box>
    </Stack>
  );
}
