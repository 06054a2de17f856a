import type { CalendarDate } from '@vcms/domain';
import { OnBehalfNote } from '@vcms/kits/on-behalf';
import {
  EarlierReviews,
  PaperPane,
  type Workbench,
  WorkbenchLayout,
  type WorkbenchTab,
} from '@vcms/kits/review';
import { Button, Flex, Icon } from '@vcms/ui';
import { useMemo, useState } from 'react';
import { type FieldGroup, fieldGroups } from '../model/record-fields.ts';
import { ChangesCard } from './changes-card.tsx';
import { CorrectionButton } from './correction-button.tsx';
import type { MatchedFields } from './field-checks.ts';
import { FieldTable } from './field-table.tsx';
import { FlagCard } from './flag-card.tsx';
import { LimitCard } from './limit-card.tsx';
import {
  type ClientVerdict,
  clientVerdicts,
  emrOutlook,
  type YearOutlook,
  yearOutlook,
} from './record-outlook.ts';
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

interface TabProps extends WorkbenchViewProps {
  /** Shows a file on the left. */
  readonly show: (documentId: string, label: string) => void;
  readonly verdicts: readonly ClientVerdict[];
  /** Absent: it is no year. */
  readonly outlook: YearOutlook | undefined;
}

/** What the paper says stays in its order, to be compared line by line; what is wrong with it stands above. */
function tabsOf({
  dossier,
  bench,
  groups,
  checks,
  today,
  verdicts,
  outlook,
  show,
}: TabProps): readonly WorkbenchTab[] {
  const { subject } = dossier;
  const log = subject.kind === 'osha_year' ? subject.record : undefined;
  const values: WorkbenchTab = {
    value: 'values',
    label: 'Values',
    count: outlook && outlook.flags.length + outlook.missing.length,
    counts: 'flags',
    content: (
      <>
        {subject.record.version > 1 && <ChangesCard {...{ dossier, show }} />}
        {log !== undefined && outlook !== undefined && <FlagCard {...{ log, outlook }} />}
        {subject.kind !== 'not_rated' && <OnBehalfNote record={subject.record} reader="others" />}
        <FieldTable
          {...{ groups, before: valuesBefore(dossier), checks, bench }}
          beforeTitle={subject.kind === 'osha_year' ? String(subject.record.year - 1) : ''}
          paperName={PAPER_WORDS[subject.kind].name}
          action={<CorrectionButton {...{ subject, bench }} contractorId={dossier.records.company.id} />}
        />
        {log !== undefined && <YearExtras log={log} />}
      </>
    ),
  };
  // Of several clients none stands out; they have a tab of their own.
  const limits = verdicts.length === 1 ? verdicts[0]?.limits : undefined;
  const trend = outlook && {
    value: 'trend',
    label: 'Trend',
    content: <TrendCard {...{ outlook, limits }} />,
  };
  const clients: WorkbenchTab = {
    value: 'clients',
    label: 'Clients',
    content: <LimitCard kind={subject.kind} verdicts={verdicts} emr={emrOutlook(dossier, today)} />,
  };
  return [values, ...(trend === undefined ? [] : [trend]), clients];
}

/** The paper on the left, everything to compare it with and the decision on the right. */
export function WorkbenchView(props: WorkbenchViewProps) {
  const { dossier, bench, today } = props;
  const { subject, records } = dossier;
  const { reviews, engagements } = records;
  const { topic } = bench;
  const papers = papersOf(subject);
  const [chosen, setChosen] = useState<string>();
  const [earlier, setEarlier] = useState<Paper>();
  const current = papers.find(({ documentId }) => documentId === chosen) ?? papers[0];
  const shown = earlier ?? current;
  const suggested = useMemo(() => suggestedFindings(dossier, today), [dossier, today]);
  const verdicts = useMemo(() => clientVerdicts(dossier, today), [dossier, today]);
  const outlook = useMemo(
    () => (subject.kind === 'osha_year' ? yearOutlook(dossier, subject.record, today) : undefined),
    [dossier, subject, today],
  );
  const words = PAPER_WORDS[subject.kind];
  return (
    <WorkbenchLayout
      bench={bench}
      paperName={words.name}
      paperKey={shown?.documentId ?? ''}
      paper={
        <PaperPane
          words={words}
          contractorId={records.company.id}
          documentId={shown?.documentId}
          label={`${shown?.name ?? words.name}, ${subjectTitle(subject)}`}
          onBack={earlier === undefined ? undefined : () => setEarlier(undefined)}
        />
      }
      summary={
        papers.length > 1 && (
          <PaperChoice
            {...{ papers, shown }}
            show={({ documentId }) => {
              setEarlier(undefined);
              setChosen(documentId);
            }}
          />
        )
      }
      tabs={tabsOf({
        ...props,
        ...{ verdicts, outlook },
        show: (documentId, name) => setEarlier({ documentId, name }),
      })}
      history={<EarlierReviews subject={bench.subject} {...{ topic, reviews, engagements }} />}
      suggested={suggested}
    />
  );
}
