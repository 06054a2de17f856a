import type { CompanyDocument } from '@vcms/domain';
import { useState } from 'react';
import type { InsuranceDossier } from '../insurance-dossier.ts';
import type { SaveOutcome } from '../save-policy.ts';
import type { ChosenFile } from '../upload/use-chosen-file.ts';
import type { IntakePaper } from './certificate-intake.tsx';
import type { IntakeStop, LinePlan, ShownLine } from './intake-plan.ts';
import { movesFrom } from './line-match.ts';
import type { IntakeOutcome, IntakeRequest, IntakeSaving } from './save-intake.ts';

export interface SendingContext {
  readonly file: InsuranceDossier;
  readonly paper: IntakePaper;
  readonly pages: ChosenFile;
  /** What is on file with the same bytes: the file does not go up again. */
  readonly onFile: CompanyDocument | undefined;
  /** Which certificate of the file the lines are of. */
  readonly part: string;
  readonly plans: readonly LinePlan[];
  readonly shown: readonly ShownLine[];
  readonly saving: IntakeSaving;
  /** '': nobody alone. */
  readonly madeOutTo: string;
}

/** How many lines were stored, and how many policies on file got the certificate. */
export interface SentLines {
  readonly stored: number;
  readonly shown: number;
}

export interface Sending {
  /** Why nothing went on, as a sentence. */
  readonly problem: string | undefined;
  /** Wrong values are told since a try to send stopped at them. */
  readonly isChecked: boolean;
  /** The line that a try stopped at. */
  readonly stoppedAt: string | undefined;
  /** How storing each line of the certificate ended. */
  readonly outcomes: Readonly<Record<string, SaveOutcome>>;
  /** Something of the file is on file. */
  readonly hasStored: boolean;
  /** Answers what was stored once all of it is; undefined: something is left to do. */
  readonly send: (handIn: boolean, stop: IntakeStop | undefined) => Promise<SentLines | undefined>;
}

/** Two certificates of a file may have lines of one name; what is stored is told by both. */
function entryId(part: string, line: string): string {
  return part === '' ? line : `${part} ${line}`;
}

function requestOf(context: SendingContext, handIn: boolean): IntakeRequest {
  const { file, paper, pages, part, plans, shown, onFile, madeOutTo } = context;
  const { today, records } = file;
  return {
    entries: plans
      .filter(({ wanted }) => wanted)
      .map(({ line, match }) => ({
        ...{ id: entryId(part, line.id), values: line.values },
        ...movesFrom(match),
      })),
    // A policy on file has no draft to keep it with.
    shown: handIn ? shown.map(({ id, policyId }) => ({ id: entryId(part, id), policyId })) : [],
    file: paper.kind === 'chosen' ? paper.file : undefined,
    storedDocId: paper.kind === 'stored' ? paper.document.id : onFile?.id,
    pages: pages.file,
    madeOutTo: madeOutTo === '' ? undefined : madeOutTo,
    ...{ handIn, today, records },
  };
}

const SOME_LEFT = 'Some lines are not submitted. What was stored stays; try again for the rest.';

/** Sends the lines of the certificate in hand, and keeps what came of each. */
export function useSending(context: SendingContext): Sending {
  const { part, plans } = context;
  /** What the last try stopped at; it says nothing of another certificate. */
  const [tried, setTried] = useState<{ part: string; problem?: string | undefined; stop?: IntakeStop }>();
  const [outcomes, setOutcomes] = useState<IntakeOutcome['lines']>({});

  async function send(handIn: boolean, stopped: IntakeStop | undefined): Promise<SentLines | undefined> {
    setTried(stopped === undefined ? undefined : { part, problem: stopped.message, stop: stopped });
    if (stopped !== undefined || !(await context.pages.check())) return undefined;
    const request = requestOf(context, handIn);
    const saved = await context.saving.save(request);
    setOutcomes((now) => ({ ...now, ...saved.lines }));
    const { entries, shown } = request;
    const isComplete =
      saved.problem === undefined &&
      [...entries, ...shown].every(({ id }) => saved.lines[id]?.kind === 'done');
    if (!isComplete) setTried({ part, problem: saved.problem ?? SOME_LEFT });
    return isComplete ? { stored: entries.length, shown: shown.length } : undefined;
  }

  const last = tried?.part === part ? tried : undefined;
  const own = plans.flatMap(({ line: { id } }) => {
    const outcome = outcomes[entryId(part, id)];
    return outcome === undefined ? [] : [[id, outcome] as const];
  });
  return {
    ...{ problem: last?.problem, isChecked: last?.stop !== undefined, stoppedAt: last?.stop?.line, send },
    outcomes: Object.fromEntries(own),
    hasStored: Object.values(outcomes).some(({ kind }) => kind !== 'failed'),
  };
}
