import { type OshaYear, validationText } from '@vcms/domain';
import { fileProblem } from '@vcms/kits/form';
import { useState } from 'react';
import type { SafetyDossier } from '../safety-dossier.ts';
import { YEAR_PAPERS, type YearPaper } from './save-year.ts';
import type { YearFormValues } from './year-form-values.ts';
import type { PaperState } from './year-papers.tsx';

type ByPaper<Value> = Partial<Record<YearPaper, Value>>;

/** What a submission needs beside the numbers. */
export function paperAsks({ work, exemption }: Pick<YearFormValues, 'work' | 'exemption'>) {
  const noWork = work === 'no';
  const isExempt = exemption !== 'none';
  const words = noWork
    ? 'Says that the company did no work in this year.'
    : 'Says why no 300A has to be kept.';
  return { form300a: !noWork && !isExempt, statement: noWork || isExempt ? words : undefined };
}

/** The files of the form: which are chosen, what is wrong with them, how far they are up. */
export function useYearPapers({ records }: SafetyDossier, before: ByPaper<string | undefined>) {
  const [files, setFiles] = useState<ByPaper<File>>({});
  const [problems, setProblems] = useState<ByPaper<string>>({});
  const [progress, setProgress] = useState<ByPaper<number>>({});
  const [isRedacted, setRedacted] = useState(false);
  const [redactedProblem, setRedactedProblem] = useState<string>();

  const stateOf = (name: YearPaper): PaperState => ({
    file: files[name],
    problem: problems[name],
    progress: progress[name],
    onFile: records.documents.find(({ id }) => id === before[name])?.fileName,
  });

  return {
    files,
    papers: Object.fromEntries(YEAR_PAPERS.map((name) => [name, stateOf(name)])) as Record<
      YearPaper,
      PaperState
    >,
    isRedacted,
    redactedProblem,
    isDirty: Object.values(files).some((file) => file !== undefined),
    onRedacted(next: boolean) {
      setRedacted(next);
      setRedactedProblem(undefined);
    },
    choose(name: YearPaper, file: File | undefined) {
      const { [name]: _before, ...others } = files;
      setFiles(file === undefined ? others : { ...others, [name]: file });
      const { [name]: _problem, ...rest } = problems;
      const problem = file === undefined ? undefined : fileProblem(file);
      setProblems(problem === undefined ? rest : { ...rest, [name]: problem });
    },
    follow: (name: YearPaper, share: number) => setProgress({ [name]: share }),
    settle: () => setProgress({}),
    /** True when nothing is wrong; otherwise it is told beside the file. */
    check(values: Pick<YearFormValues, 'work' | 'exemption'>, handIn: boolean): boolean {
      const asks = paperAsks(values);
      const lacks = (name: YearPaper) => files[name] === undefined && before[name] === undefined;
      const found: ByPaper<string> = {};
      for (const name of YEAR_PAPERS) {
        const file = files[name];
        const wrong = file === undefined ? undefined : fileProblem(file);
        if (wrong !== undefined) found[name] = wrong;
      }
      if (handIn && asks.form300a && lacks('form300aDocId'))
        found.form300aDocId = 'Add the signed form 300A.';
      if (handIn && asks.statement !== undefined && lacks('statementDocId')) {
        found.statementDocId = 'Add the signed statement.';
      }
      const unredacted = files.log300DocId !== undefined && !isRedacted;
      setProblems(found);
      setRedactedProblem(unredacted ? validationText('V25') : undefined);
      return Object.keys(found).length === 0 && !unredacted;
    },
  };
}

/** The papers that a record names. */
export function papersOf(log: Partial<OshaYear>): ByPaper<string | undefined> {
  const { form300aDocId, statementDocId, log300DocId } = log;
  return { form300aDocId, statementDocId, log300DocId };
}
