import {
  addDays,
  type CalendarDate,
  type CallableResponse,
  formatDate,
  isCalendarDate,
  itemTitle,
  STATUS_LABELS,
  type Status,
} from '@vcms/domain';
import { type DayChange, dayChanges } from '@vcms/engagements/model';
import { ComplianceChip, DashboardSection } from '@vcms/kits';
import { FormProblem, useTrustedCall } from '@vcms/kits/form';
import { WhyList } from '@vcms/kits/standing';
import { Box, Button, Field, Flex, Heading, Input, Stack, Text } from '@vcms/ui';
import { type FormEvent, useState } from 'react';

type DayResult = CallableResponse<'standingOn'>['results'][number];

function statusText(status: Status | undefined): string {
  return status === undefined ? 'Not required' : STATUS_LABELS[status];
}

function Changes({ first, second }: { readonly first: DayResult; readonly second: DayResult }) {
  const changes = dayChanges(first.items, second.items);
  return (
    <Box>
      <Heading as="h3" size="sm" mb="2">
        Changes from {formatDate(first.asOf)} to {formatDate(second.asOf)}
      </Heading>
      {changes.length === 0 && <Text color="fg.muted">Nothing changes between these days.</Text>}
      <Box as="ul" m="0" ps="5">
        {changes.map(({ key, before, after }: DayChange) => (
          <Text as="li" key={key} overflowWrap="anywhere">
            {itemTitle(key)}: {statusText(before)} → {statusText(after)}
          </Text>
        ))}
      </Box>
    </Box>
  );
}

function DayStanding({ result }: { readonly result: DayResult }) {
  return (
    <Box>
      <Flex wrap="wrap" gap="2" align="center" mb="2">
        <Heading as="h3" size="sm">
          {formatDate(result.asOf)}
        </Heading>
        <ComplianceChip status={result.overall} />
        {result.readinessPct !== null && (
          <Text textStyle="sm" color="fg.muted">
            {result.readinessPct}% of what is required is met.
          </Text>
        )}
      </Flex>
      <WhyList
        items={result.items}
        reader="client"
        level={4}
        pathOf={() => undefined}
        nothing="Nothing is required on this day."
      />
    </Box>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function DayField({ label, help, value, error, onChange }: DayFieldProps) {
  return (
    <Field.Root invalid={error !== undefined} flex="1 1 11rem" maxW={{ sm: '15rem' }}>
      <Field.Label>{label}</Field.Label>
      <Input type="date" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      <Field.HelperText>{help}</Field.HelperText>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

export interface AnyDayProps {
  readonly clientId: string;
  readonly contractorId: string;
  readonly today: CalendarDate;
}

const NO_DATE = 'Enter a date as mm/dd/yyyy.';

/** How the contractor stands on any day, past or future, and what changes between two days (domain 6.2, first 3). */
export function AnyDay({ clientId, contractorId, today }: AnyDayProps) {
  const [day, setDay] = useState<string>(today);
  const [against, setAgainst] = useState<string>(addDays(today, 90));
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [results, setResults] = useState<readonly DayResult[]>([]);
  const { busy, call } = useTrustedCall('standingOn');

  async function show(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (!isCalendarDate(day) || (against !== '' && !isCalendarDate(against))) return;
    setProblem(undefined);
    const dates = against === '' || against === day ? [day] : [day, against].toSorted();
    const answer = await call({ clientId, contractorId, dates });
    if (answer.kind === 'done') setResults(answer.value.results);
    else setProblem(answer.message);
  }

  const [first, second] = results;
  return (
    <DashboardSection
      title="On any day"
      description="By the evidence, requirements and variances on file now. In the past: was it compliant that day? In the future: what comes if nothing is done."
    >
      <form noValidate onSubmit={(event) => void show(event)} data-print="hide">
        <Flex gap="4" wrap="wrap" align="flex-start">
          <DayField
            label="Day"
            help="Past or future."
            value={day}
            error={isAsked && !isCalendarDate(day) ? NO_DATE : undefined}
            onChange={setDay}
          />
          <DayField
            label="Compared with"
            help="Optional."
            value={against}
            error={isAsked && against !== '' && !isCalendarDate(against) ? NO_DATE : undefined}
            onChange={setAgainst}
          />
          <Button type="submit" mt="6" loading={busy} loadingText="Judging">
            Show status
          </Button>
        </Flex>
      </form>
      <Stack gap="6" mt="5" aria-live="polite">
        <FormProblem message={problem} />
        {first !== undefined && second !== undefined && <Changes first={first} second={second} />}
        {results.map((result) => (
          <DayStanding key={result.asOf} result={result} />
        ))}
      </Stack>
    </DashboardSection>
  );
}
