import type { CalendarDate } from '@vcms/domain';
import { DecisionArea, EarlierReviews, PaperPane, type Workbench } from '@vcms/kits/review';
import { Button, Flex, Grid, Icon, Stack } from '@vcms/ui';
import { useMemo, useState } from 'react';
import type { MatchedFields } from './field-checks.ts';
import { FieldTable } from './field-table.tsx';
import { FlagCard } from './flag-card.tsx';
import { LimitCard } from './limit-card.tsx';
import { type FieldGroup, fieldGroups } from './record-fields.ts';
import { clientVerdicts, emrOutlook, yearOutlook } from './record-outlook.ts';
import { type Paper, papersOf, subjectTitle } from './safety-subject.ts';
import { PAPER_WORDS } from './statistics-topic.ts';
import { suggestedFindings } from './suggested-findings.ts';
import { TrendCard } from './trend-card.tsx';
import type { SafetyDossier } from './use-safety-dossier.ts';
import { YearExtras } from './year-extras.tsx';

export interface WorkbenchViewProps {
  readonly dossier: SafetyDossier;
  readonly bench: Workbench;
  readonly groups: readonly FieldGroup[];
  readonly checks: MatchedFields;
  readonly today: CalendarDate;
}

/** What the year before said, by field. */
function valuesBefore({ subject, records }: SafetyDossier): ReadonlyMap<string, string> | undefined {
  if (subject.kind !== 'osha_year') return undefined;
  const before = records.oshaYears.find(({ year }) => year === subject.record.year - 1);
  if (before === undefined) return undefined;
  const fields = fieldGroups({ kind: 'osha_year', record: before }).flatMap(({ fields: some }) => some);
  return new Map(fields.map(({ key, text }) => [key, text]));
}

interface PaperChoiceProps {
  readonly papers: readonly Paper[];
  readonly shown: Paper | undefined;
  readonly show: (paper: Paper) => void;
}

/** Buttons for the papers where more than one came with the record. */
function PaperChoice({ papers, shown, show }: PaperChoiceProps) {
  if (papers.length < 2) return null;
  return (
    <Flex gap="2" wrap="wrap">
      {papers.map((paper) => (
        <Button
          key={paper.documentId}
          size="xs"
          variant={paper === shown ? 'solid' : 'outline'}
          aria-pressed={paper === shown}
          onClick={() => show(paper)}
        >
          <Icon name="document" /> {paper.name}
        </Button>
      ))}
    </Flex>
  );
}

function Facts({ dossier, bench, groups, checks, today }: WorkbenchViewProps) {
  const { subject, records } = dossier;
  const { topic, side } = bench;
  const { reviews, engagements } = records;
  const decided = <EarlierReviews subject={bench.subject} {...{ topic, reviews, engagements }} />;
  const hasOwn = reviews.some(({ subjectId }) => subjectId === subject.record.id);
  const before = valuesBefore(dossier);
  const verdicts = useMemo(() => clientVerdicts(dossier, today), [dossier, today]);
  const log = subject.kind === 'osha_year' ? subject.record : undefined;
  const outlook = useMemo(() => log && yearOutlook(dossier, log, today), [dossier, log, today]);
  return (
    <>
      {side.kind === 'client' && decided}
      {log !== undefined && outlook !== undefined && <FlagCard {...{ log, outlook }} />}
      <FieldTable
        {...{ groups, before, checks, bench }}
        beforeTitle={subject.kind === 'osha_year' ? String(subject.record.year - 1) : ''}
        paperName={PAPER_WORDS[subject.kind].name}
      />
      {outlook !== undefined && <TrendCard outlook={outlook} />}
      <LimitCard kind={subject.kind} verdicts={verdicts} emr={emrOutlook(dossier, today)} />
      {log !== undefined && <YearExtras log={log} />}
      {side.kind === 'firm' && hasOwn && decided}
    </>
  );
}

/** The paper on the left, everything to compare it with and the decision on the right. */
export function WorkbenchView(props: WorkbenchViewProps) {
  const { dossier, bench, today } = props;
  const { subject, records } = dossier;
  const papers = papersOf(subject);
  const [chosen, setChosen] = useState<string>();
  const shown = papers.find(({ documentId }) => documentId === chosen) ?? papers[0];
  const suggested = useMemo(() => suggestedFindings(dossier, today), [dossier, today]);
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="5">
      <PaperPane
        words={PAPER_WORDS[subject.kind]}
        contractorId={records.company.id}
        documentId={shown?.documentId}
        label={`${shown?.name ?? PAPER_WORDS[subject.kind].name}, ${subjectTitle(subject)}`}
      />
      <Stack gap="4" minW="0">
        <PaperChoice {...{ papers, shown }} show={({ documentId }) => setChosen(documentId)} />
        <Facts {...props} />
        <DecisionArea {...{ bench, suggested }} />
      </Stack>
    </Grid>
  );
}
