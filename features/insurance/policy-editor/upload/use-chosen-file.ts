import { contentProblemOf } from '@vcms/data';
import { PAPER_CONTENT_TYPES } from '@vcms/domain';
import { fileProblem } from '@vcms/kits/form';
import { useRef, useState } from 'react';

export interface ChosenFile {
  readonly file: File | undefined;
  /** Why it cannot be taken, as a sentence. */
  readonly problem: string | undefined;
  readonly choose: (file: File | undefined) => void;
  /** Looks once more before it is sent; true: nothing speaks against it. */
  readonly check: () => Promise<boolean>;
  readonly refuse: (problem: string) => void;
}

/** Why a file cannot be taken as a paper, by its type, size and first bytes; undefined: it can. */
export async function paperProblem(file: File): Promise<string | undefined> {
  return fileProblem(file, PAPER_CONTENT_TYPES) ?? (await contentProblemOf(file));
}

/** A file of a form: a name says little, so one that was only renamed is refused as soon as it is chosen. */
export function useChosenFile(): ChosenFile {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef<File>(undefined);

  async function look(next: File): Promise<boolean> {
    const wrong = await paperProblem(next);
    if (latest.current === next) setProblem(wrong);
    return wrong === undefined;
  }

  function choose(next: File | undefined): void {
    latest.current = next;
    setFile(next);
    setProblem(next === undefined ? undefined : fileProblem(next, PAPER_CONTENT_TYPES));
    if (next !== undefined) void look(next);
  }

  async function check(): Promise<boolean> {
    return file === undefined || look(file);
  }

  return { file, problem, choose, check, refuse: setProblem };
}
