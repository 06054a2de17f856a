import { type CalendarDate, formatDate } from '@vcms/domain';
import { FormDialog, FormProblem } from '@vcms/kits/form';
import type { SafetyDossier, StoredYear } from '@vcms/safety-record/editor';
import { type ItaImport, importedYear, importItaFile } from '@vcms/safety-record/model';
import { Button, Field, Flex, Input, Progress, Text } from '@vcms/ui';
import { useEffect, useRef, useState } from 'react';
import { movesOf } from '../record-moves.ts';
import { useSafetyActions } from '../safety-actions.tsx';
import { ProblemList } from './problem-list.tsx';
import { RowChoice } from './row-choice.tsx';

/** Bytes; an account's own file is far smaller. */
const SIZE_MAX = 50 * 1_048_576;

/** Why a year cannot be filled from a file now; undefined: it can. */
function obstacle(log: StoredYear | undefined): string | undefined {
  if (
    log === undefined ||
    movesOf('oshaYears', log).some((move) => move !== 'withdraw' && move !== 'delete')
  ) {
    return undefined;
  }
  if (log.state === 'accepted') return `${log.year} is confirmed already. It stays as it is.`;
  const since = log.submittedOn === undefined ? '' : ` since ${formatDate(log.submittedOn)}`;
  return `${log.year} is under review${since}. Withdraw it first.`;
}

/** Undefined: somebody cancelled. */
async function readFile(
  file: File,
  today: CalendarDate,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ItaImport | string | undefined> {
  if (file.size > SIZE_MAX) return 'The file is larger than 50 MB. Export your own account only.';
  try {
    return await importItaFile(file, today, { signal, onProgress });
  } catch {
    if (signal.aborted) return undefined;
    return 'The file cannot be read. Check that it is a CSV file, then choose it again.';
  }
}

export interface ImportDialogProps {
  readonly file: SafetyDossier;
  readonly onClose: () => void;
}

/** Reads OSHA's file, shows what it holds and what is wrong with it, and fills the form of a year: nothing is stored before. */
export function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { enterYear } = useSafetyActions();
  const [found, setFound] = useState<ItaImport>();
  const [year, setYear] = useState<number>();
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const { records, today } = file;

  function chooseYear(next: number | undefined, { rows }: ItaImport): void {
    setYear(next);
    setPicked(new Set(rows.filter((row) => row.year === next).map(({ line }) => line)));
    setProblem(undefined);
  }

  async function choose(chosen: File | undefined): Promise<void> {
    stop.current?.abort();
    setFound(undefined);
    setProblem(undefined);
    setProgress(undefined);
    if (chosen === undefined) return;
    const cancel = new AbortController();
    stop.current = cancel;
    setProgress(0);
    const read = await readFile(chosen, today, cancel.signal, setProgress);
    // Another file, or leaving, ended this one.
    if (cancel.signal.aborted || read === undefined) return;
    setProgress(undefined);
    if (typeof read === 'string') return setProblem(read);
    setFound(read);
    chooseYear(Math.max(...read.rows.map((row) => row.year)), read);
  }

  function cancelReading(): void {
    stop.current?.abort();
    setProgress(undefined);
    // The same file can be chosen again.
    if (input.current !== null) input.current.value = '';
    input.current?.focus();
  }

  /** Why the form cannot be filled; undefined: it is. */
  function fill(): string | undefined {
    if (found === undefined || year === undefined || picked.size === 0) {
      return 'Choose a file and at least one establishment.';
    }
    const log = records.years.find((entry) => entry.year === year);
    const blocked = obstacle(log);
    if (blocked !== undefined) return blocked;
    const rows = found.rows.filter(({ line }) => picked.has(line));
    const start = importedYear(year, rows, records.company);
    if (start === undefined) return 'A year holds at most 500 establishments. Choose fewer.';
    onClose();
    enterYear({ ...log, ...start, noWork: false }, log);
    return undefined;
  }

  return (
    <FormDialog
      title="Import an ITA file"
      size="lg"
      onClose={onClose}
      onSubmit={() => setProblem(fill())}
      actions={<Button type="submit">Fill the form</Button>}
    >
      <FormProblem message={problem} />
      <Field.Root mb="5">
        <Field.Label>CSV file of OSHA’s Injury Tracking Application</Field.Label>
        <Input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          pt="1.5"
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
        <Field.HelperText>
          Columns are found by their names, in any order. Nothing is stored until you save the form.
        </Field.HelperText>
      </Field.Root>
      {progress !== undefined && (
        <Flex align="center" gap="3" mb="5">
          <Progress.Root flex="1" value={Math.round(progress * 100)} aria-label="Reading the file">
            <Progress.Track>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
          <Button size="xs" variant="outline" onClick={cancelReading}>
            Cancel reading
          </Button>
        </Flex>
      )}
      {found !== undefined && (
        <>
          <ProblemList problems={found.problems} />
          {found.rows.length > 0 && year !== undefined && (
            <RowChoice
              rows={found.rows}
              year={year}
              picked={picked}
              onYear={(next) => chooseYear(next, found)}
              onPick={setPicked}
            />
          )}
          {found.rows.length === 0 && (
            <Text>No row of the file can be used. Correct it, then choose it again.</Text>
          )}
        </>
      )}
    </FormDialog>
  );
}
