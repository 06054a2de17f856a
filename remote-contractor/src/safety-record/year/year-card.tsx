import { formatDate, logDueOn } from '@vcms/domain';
import { OnBehalfNote } from '@vcms/kits/on-behalf';
import {
  allWords,
  returnOf,
  reviewerOf,
  type SafetyDossier,
  type StoredYear,
  type YearEntry,
} from '@vcms/safety-record/editor';
import { ratesWithIntervals } from '@vcms/safety-record/model';
import { HistoryButton } from '@vcms/safety-record/versions';
import { useSession } from '@vcms/sdk';
import { Alert, Badge, Box, Button, Flex, Heading, Icon, SimpleGrid, StatusChip, Text } from '@vcms/ui';
import { CorrectionNotes } from '../correction-notes.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { movesOf } from '../record-moves.ts';
import { useSafetyActions } from '../safety-actions.tsx';
import { StateChip } from '../state-chip.tsx';

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Box minW="0">
      <Text as="dt" textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
    </Box>
  );
}

function Figures({ log }: { readonly log: StoredYear }) {
  const { trir } = ratesWithIntervals([log]);
  const cases = log.G + log.H + log.I + log.J;
  if (log.noWork) return <Text color="fg.muted">No work in this year.</Text>;
  return (
    <>
      <SimpleGrid as="dl" columns={3} gap="3">
        <Figure label="TRIR" value={log.trir ?? '–'} />
        <Figure label="DART" value={log.dart ?? '–'} />
        <Figure label="LTIR" value={log.ltir ?? '–'} />
        <Figure label="Cases" value={String(cases)} />
        <Figure label="Hours" value={log.hours.toLocaleString('en-US')} />
        <Figure label="Employees" value={log.employees.toLocaleString('en-US')} />
      </SimpleGrid>
      {trir !== null && (
        <Text mt="2" textStyle="xs" color="fg.muted">
          TRIR between {trir.low} and {trir.high} with 95% confidence.
        </Text>
      )}
    </>
  );
}

/** Facts of a year in a few words. */
function notesOf(log: StoredYear): readonly string[] {
  const { exemption, establishments, citations, submittedOn } = log;
  const cited = citations.reduce((sum, { count }) => sum + count, 0);
  return [
    ...(exemption === 'none' ? [] : ['Exempt from recordkeeping']),
    ...(establishments === undefined
      ? []
      : [establishments.length === 1 ? '1 establishment' : `${establishments.length} establishments`]),
    ...(cited === 0 ? [] : [cited === 1 ? '1 citation' : `${cited} citations`]),
    ...(submittedOn === undefined ? [] : [`Submitted ${formatDate(submittedOn)}`]),
  ];
}

function Present({ log, file }: { readonly log: StoredYear; readonly file: SafetyDossier }) {
  const { move } = useSafetyActions();
  const { companyId } = useSession();
  const { state } = log;
  const isBack = state === 'changes_requested' || state === 'rejected' || state === 'draft';
  const returned = isBack ? returnOf(file.records.reviews, 'osha_year', log) : undefined;
  const name = `OSHA year ${log.year}`;
  const moves = movesOf('oshaYears', log);
  return (
    <>
      <Figures log={log} />
      {returned !== undefined && (
        <Alert.Root status="warning" size="sm" mt="3">
          <Alert.Indicator />
          <Alert.Title>{allWords(returned).join(' ')}</Alert.Title>
        </Alert.Root>
      )}
      <OnBehalfNote record={log} reader="contractor" />
      <CorrectionNotes record={log} />
      {notesOf(log).length > 0 && (
        <Text mt="2" textStyle="xs" color="fg.muted">
          {notesOf(log).join(' · ')}
        </Text>
      )}
      <Flex mt="auto" pt="4" wrap="wrap" gap="2">
        <MoveButtons
          moves={moves}
          name={name}
          onMove={(chosen) => move(chosen, { kind: 'oshaYears', record: log }, name)}
        />
        <HistoryButton
          contractorId={companyId}
          subject={{ kind: 'osha_year', record: log }}
          reviews={file.records.reviews}
          nameOf={reviewerOf(file.records.engagements)}
          name={name}
        />
      </Flex>
    </>
  );
}

function Missing({ year, isDue }: Pick<YearEntry, 'year' | 'isDue'>) {
  const { enterYear } = useSafetyActions();
  return (
    <>
      <Text color="fg.muted">Add {year}. You need your 300A and hours worked.</Text>
      {isDue && (
        <Text mt="2" textStyle="sm">
          Due {formatDate(logDueOn(year))}.
        </Text>
      )}
      <Box mt="auto" pt="4">
        <Button size="sm" onClick={() => enterYear({ year })}>
          <Icon name="plus" /> Add {year}
        </Button>
      </Box>
    </>
  );
}

/** One year: missing, or its numbers with where it stands and what to do next. */
export function YearCard({ entry, file }: { readonly entry: YearEntry; readonly file: SafetyDossier }) {
  const { year, log, isRequired, isDue } = entry;
  return (
    <Flex
      as="section"
      aria-label={`OSHA year ${year}`}
      direction="column"
      minW="0"
      borderWidth="1px"
      borderRadius="lg"
      borderStyle={log === undefined ? 'dashed' : 'solid'}
      p="4"
    >
      <Flex align="center" justify="space-between" gap="2" wrap="wrap" mb="3">
        <Flex align="center" gap="2">
          <Heading as="h3" size="md">
            {year}
          </Heading>
          {isRequired && <Badge variant="outline">Required</Badge>}
        </Flex>
        {log === undefined ? (
          <StatusChip tone={isRequired ? 'danger' : 'neutral'} label={isDue ? 'Due' : 'Missing'} />
        ) : (
          <StateChip state={log.state} />
        )}
      </Flex>
      {log === undefined ? <Missing year={year} isDue={isDue} /> : <Present log={log} file={file} />}
    </Flex>
  );
}
