import { type CalendarDate, formatDate, isCalendarDate } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import { FormProblem } from '@vcms/kits/form';
import { useAbortSignal, useBackend, useSession } from '@vcms/sdk';
import { Box, Button, Field, Flex, Heading, Input, Stack, Text } from '@vcms/ui';
import { activeStaffQuery } from '@vcms/workforce/data';
import { getDocs, limit, query } from 'firebase/firestore';
import { type FormEvent, useState } from 'react';
import type { WorkforceTerms } from '../use-client-terms.ts';
import { GapLine } from './gap-line.tsx';
import { type CrewCount, countCrew, readCrew } from './read-crew.ts';

/** People that are judged at a press: each costs a few reads. */
const MOST = 500;

interface Checked {
  readonly day: CalendarDate;
  readonly counts: readonly CrewCount[];
  readonly isCut: boolean;
}

/** Judges everybody on a day, on demand. */
function useCrewCheck(terms: WorkforceTerms) {
  const { firestore } = useBackend();
  const { companyId: contractorId } = useSession();
  const signal = useAbortSignal();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [checked, setChecked] = useState<Checked>();
  async function check(asOf: CalendarDate): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { docs } = await getDocs(query(activeStaffQuery(firestore, contractorId), limit(MOST)));
      const people = docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [entry.value] : []));
      const lines = await readCrew(people, { firestore, contractorId, terms, asOf, signal });
      setChecked({ day: asOf, counts: countCrew(lines), isCut: docs.length === MOST });
    } catch {
      if (!signal.aborted) setProblem('Your people cannot be read right now. Try again.');
    }
    setBusy(false);
  }
  return { busy, problem, checked, check };
}

function Counted({ count, day }: { readonly count: CrewCount; readonly day: CalendarDate }) {
  const { clientName, ready, all, gaps } = count;
  return (
    <Box>
      <Heading as="h3" size="sm">
        {clientName}: {ready} of {all} ready on {formatDate(day)}
      </Heading>
      {gaps.length > 0 && (
        <Stack as="ul" aria-label={`Not ready for ${clientName}`} gap="3" mt="3" p="0" listStyleType="none">
          {gaps.map((gap) => (
            <GapLine key={gap.staffId} staffId={gap.staffId} name={gap.name} missing={gap.missing} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

/** Whether the crew is ready on a day: by the documents on file now, as each client will judge them then. */
export function CrewDay({ terms }: { readonly terms: WorkforceTerms }) {
  const [day, setDay] = useState<string>(terms.today);
  const [isAsked, setAsked] = useState(false);
  const { busy, problem, checked, check } = useCrewCheck(terms);
  const isWrong = isAsked && !isCalendarDate(day);

  function ask(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (isCalendarDate(day)) void check(day);
  }

  return (
    <DashboardSection
      title="Crew ready on a day"
      description="By the documents on file now: who can work for each client on that day, and who cannot."
    >
      <form noValidate onSubmit={ask} data-print="hide">
        <Flex gap="3" wrap="wrap" align="flex-start">
          <Field.Root invalid={isWrong} w="auto">
            <Field.Label>Ready on</Field.Label>
            <Input type="date" value={day} onChange={({ currentTarget }) => setDay(currentTarget.value)} />
            <Field.ErrorText>Enter a date as mm/dd/yyyy.</Field.ErrorText>
          </Field.Root>
          <Button type="submit" variant="outline" mt="6" loading={busy} loadingText="Checking">
            Check
          </Button>
        </Flex>
      </form>
      <Stack gap="4" mt={checked === undefined && problem === undefined ? '0' : '4'} aria-live="polite">
        <FormProblem message={problem} />
        {checked?.counts.map((count) => (
          <Counted key={count.clientName} count={count} day={checked.day} />
        ))}
        {checked?.counts.length === 0 && (
          <Text>Nobody is assigned to a client on {formatDate(checked.day)}.</Text>
        )}
        {checked?.isCut === true && (
          <Text color="fg.muted">
            The first {MOST} people were checked. The CSV file of the list has everybody.
          </Text>
        )}
      </Stack>
    </DashboardSection>
  );
}
