import type { DocumentWriteContext } from '@vcms/data';
import type { SaveOutcome } from '@vcms/kits/evidence';
import { DraftOrSubmit, FormDialog, FormProblem, useCheckedForm } from '@vcms/kits/form';
import { useAbortSignal, useBackend, useNotify, useSession } from '@vcms/sdk';
import { Alert, Box, Grid, List } from '@vcms/ui';
import { useState } from 'react';
import type { Behalf } from '../behalf.ts';
import { allWords, returnOf } from '../findings.ts';
import { isCounted, type SafetyDossier, type StoredYear } from '../safety-dossier.ts';
import { CitationList } from './citation-list.tsx';
import { EstablishmentList } from './establishments/establishment-list.tsx';
import { useEstablishments } from './establishments/use-establishments.ts';
import { liveChecks } from './live-checks.ts';
import { SummaryPrefill } from './prefill/summary-prefill.tsx';
import { type SaveTools, type SaveYear, saveYear } from './save-year.ts';
import { paperAsks, papersOf, useYearPapers } from './use-year-papers.ts';
import {
  CertificationPart,
  EstablishmentPart,
  ExplanationPart,
  WorkPart,
  YearNumbers,
} from './year-fields.tsx';
import {
  checkYearForm,
  submissionProblems,
  typedNumbers,
  type YearFormValues,
  type YearStart,
  yearContent,
  yearFormValues,
} from './year-form-values.ts';
import { YearPanel } from './year-panel.tsx';
import { YearPapers } from './year-papers.tsx';

export interface YearDialogProps {
  readonly file: SafetyDossier;
  /** What the form begins with. */
  readonly start: YearStart;
  /** The draft or returned year that is changed, as it was when the dialog opened; absent for a new one. */
  readonly seen: StoredYear | undefined;
  readonly onClose: () => void;
  readonly newId?: () => string;
  /** Customer service enters the year; absent: its contractor. */
  readonly behalf?: Behalf<YearSaving>;
}

/** Puts the papers up and stores the year. */
export type YearSaving = (request: SaveYear, tools: SaveTools) => Promise<SaveOutcome>;

function randomId(): string {
  return crypto.randomUUID();
}

/** A year in the order of the 300A, with what it means beside it before it is submitted (domain 4.6). */
export function YearDialog({ file, start, seen, onClose, newId = randomId, behalf }: YearDialogProps) {
  const { firestore, storage } = useBackend();
  const { userId, companyId } = useSession();
  const signal = useAbortSignal();
  const notify = useNotify();
  const { records, today } = file;
  const form = useCheckedForm<YearFormValues>(yearFormValues(start, records.company), checkYearForm);
  const [citations, setCitations] = useState(start.citations ?? []);
  const establishments = useEstablishments(start, form, records.company);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const before = papersOf(start);
  const papers = useYearPapers(file, before);
  const values = form.watch();
  const lastYear = records.years.find((log) => log.year === start.year - 1 && isCounted(log));
  const checks = liveChecks(values, lastYear, tried);
  const returned = seen === undefined ? undefined : returnOf(records.reviews, 'osha_year', seen);
  const works = values.work === 'yes';
  const { isSum } = establishments;

  function isReady(handIn: boolean): boolean {
    setTried(handIn);
    const hasPapers = papers.check(values, handIn);
    const isExplained = behalf?.check() !== false;
    if (works && !establishments.check(handIn)) return false;
    if (!handIn) return hasPapers;
    const problems = Object.entries(submissionProblems(values, checks.mustExplain));
    for (const [at, [name, message]] of problems.entries()) {
      form.setError(
        name as keyof YearFormValues,
        { type: 'submit', message },
        { shouldFocus: at === 0 && isExplained },
      );
    }
    return problems.length === 0 && hasPapers && isExplained;
  }

  async function store(handIn: boolean): Promise<void> {
    setProblem(undefined);
    if (!isReady(handIn)) return;
    const lists = { citations, ...establishments.lists() };
    const content = yearContent(start.year, form.getValues(), lists);
    const request = {
      content,
      seen,
      before,
      files: papers.files,
      documents: records.documents,
      handIn,
      today,
    };
    const context: DocumentWriteContext = { firestore, storage, uid: userId, contractorId: companyId };
    const tools = { newId, signal, onProgress: papers.follow };
    setBusy(true);
    const saved = await (behalf?.saving(request, tools) ?? saveYear(context, request, tools));
    setBusy(false);
    papers.settle();
    if (saved.kind === 'failed') return setProblem(saved.message);
    if (saved.kind === 'kept-as-draft') {
      notify.show({ kind: 'warning', message: `Saved as a draft, but not submitted. ${saved.message}` });
    } else
      notify.show({
        kind: 'success',
        message: handIn ? (behalf?.done ?? `${start.year} is submitted.`) : 'The draft is saved.',
      });
    onClose();
  }

  const submit = (handIn: boolean) => void form.handleSubmit(() => store(handIn))();
  const isChanged =
    form.formState.isDirty ||
    papers.isDirty ||
    (citations !== start.citations && citations.length > 0) ||
    start.establishments !== seen?.establishments ||
    establishments.isDirty ||
    behalf?.changed === true;
  return (
    <FormDialog
      title={behalf?.title ?? `OSHA 300A for ${start.year}`}
      size="xl"
      isDirty={isChanged}
      onClose={onClose}
      onSubmit={() => submit(true)}
      actions={<DraftOrSubmit busy={busy} onSaveDraft={behalf ? undefined : () => submit(false)} />}
    >
      <FormProblem message={problem} />
      {behalf?.intro}
      {returned !== undefined && (
        <Alert.Root status="warning" mb="6">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>The year was returned.</Alert.Title>
            <List.Root ps="4">
              {allWords(returned).map((text) => (
                <List.Item key={text}>{text}</List.Item>
              ))}
            </List.Root>
          </Alert.Content>
        </Alert.Root>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        templateRows={{ lg: 'auto 1fr' }}
        columnGap="8"
        rowGap={{ base: '6', lg: '0' }}
      >
        <Box minW="0">
          <WorkPart form={form} />
          {works && <EstablishmentList {...{ establishments, tried }} />}
          {works ? (
            <YearNumbers form={form} checks={checks} returned={returned} isSum={isSum} />
          ) : (
            <EstablishmentPart form={form} returned={returned} />
          )}
          {works && <ExplanationPart form={form} checks={checks} returned={returned} />}
        </Box>
        <Box gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }} minW="0">
          <YearPanel file={file} typed={{ ...typedNumbers(values), year: start.year }} />
        </Box>
        <Box minW="0" gridColumn={{ lg: '1' }}>
          {works && values.exemption === 'none' && <CertificationPart form={form} returned={returned} />}
          <YearPapers
            papers={papers.papers}
            asks={paperAsks(values)}
            isRedacted={papers.isRedacted}
            redactedProblem={papers.redactedProblem}
            returned={returned}
            form300aReading={
              <SummaryPrefill
                form={form}
                year={start.year}
                establishments={establishments}
                file={
                  papers.papers.form300aDocId.problem === undefined ? papers.files.form300aDocId : undefined
                }
                stored={records.documents.find(({ id }) => id === before.form300aDocId)}
              />
            }
            onRedacted={papers.onRedacted}
            onFileChange={papers.choose}
          />
          <CitationList citations={citations} onChange={setCitations} />
        </Box>
      </Grid>
    </FormDialog>
  );
}
