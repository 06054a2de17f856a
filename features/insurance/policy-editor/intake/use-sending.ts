import { useState } from 'react';
import type { InsuranceDossier } from '../insurance-dossier.ts';
import type { SaveOutcome } from '../save-policy.ts';
import type { ChosenFile } from '../upload/use-chosen-file.ts';
import type { IntakePaper } from './certificate-intake.tsx';
import type { IntakeStop, LinePlan } from './intake-plan.ts';
import { movesFrom } from './line-match.ts';
import type { IntakeRequest, IntakeSaving } from './save-intake.ts';

export interface SendingContext {
  readonly file: InsuranceDossier;
  readonly paper: IntakePaper;
  readonly pages: ChosenFile;
  readonly plans: readonly LinePlan[];
  readonly saving: IntakeSaving;
  /** '': nobody alone. */
  readonly madeOutTo: string;
}

export interface Sending {
  /** Why nothing went on, as a sentence. */
  readonly problem: string | undefined;
  /** Wrong values are told since a try to send stopped at them. */
  readonly isChecked: boolean;
  /** The line that a try stopped at. */
  readonly stoppedAt: string | undefined;
  /** How storing each line ended. */
  readonly outcomes: Readonly<Record<string, SaveOutcome>>;
  readonly isDone: boolean;
  /** Answers how many lines were stored once all of them are; undefined: something is left to do. */
  readonly send: (handIn: boolean, stop: IntakeStop | undefined) => Promise<number | undefined>;
}

function requestOf({ file, paper, pages, plans, madeOutTo }: SendingContext, handIn: boolean): IntakeRequest {
  const { today, records } = file;
  return {
    entries: plans
      .filter(({ wanted }) => wanted)
      .map(({ line, match }) => ({ id: line.id, values: line.values, ...movesFrom(match) })),
    file: paper.kind === 'chosen' ? paper.file : undefined,
    storedDocId: paper.kind === 'stored' ? paper.document.id : undefined,
    pages: pages.file,
    madeOutTo: madeOutTo === '' ? undefined : madeOutTo,
    ...{ handIn, today, records },
  };
}

const SOME_LEFT = 'Some lines are not submitted. What was stored stays; try again for the rest.';

/** Sends the lines, and keeps what came of each. */
export function useSending(context: SendingContext): Sending {
  const [problem, setProblem] = useState<string>();
  const [stop, setStop] = useState<IntakeStop>();
  const [outcomes, setOutcomes] = useState<Sending['outcomes']>({});
  const [isDone, setDone] = useState(false);

  async function send(handIn: boolean, stopped: IntakeStop | undefined): Promise<number | undefined> {
    setStop(stopped);
    setProblem(stopped?.message);
    if (stopped !== undefined || !(await context.pages.check())) return undefined;
    const request = requestOf(context, handIn);
    const saved = await context.saving.save(request);
    setOutcomes((now) => ({ ...now, ...saved.lines }));
    const isComplete =
      saved.problem === undefined && request.entries.every(({ id }) => saved.lines[id]?.kind === 'done');
    setDone(isComplete);
    if (!isComplete) setProblem(saved.problem ?? SOME_LEFT);
    return isComplete ? request.entries.length : undefined;
  }

  return { problem, isChecked: stop !== undefined, stoppedAt: stop?.line, outcomes, isDone, send };
}
