import {
  type Answers,
  changedSince,
  openQuestions,
  type ResponseProgress,
  type responseProgress,
} from '@vcms/questionnaires/model';
import { useDeferredValue, useMemo } from 'react';
import type { AskedQuestionnaire } from './asked-questionnaires.ts';

export interface Progress {
  readonly progress: ResponseProgress;
  /** Ids of the questions answered anew since the last acceptance. */
  readonly changed: ReadonlySet<string>;
  /** Ids of those that may be answered. */
  readonly open: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * What the answers come to. It follows them when the page has nothing better to do: every answer changes counts and lists
 * all over the page, and whoever types on must not wait for them (`bench/results.md`).
 * @param progressOf keeps what it counted: one for a questionnaire
 */
export function useProgress(
  asked: AskedQuestionnaire,
  answers: Answers,
  progressOf: typeof responseProgress,
): Progress {
  const { version, returned, acceptedAt } = asked;
  const given = useDeferredValue(answers);
  const progress = useMemo(() => progressOf(version, given), [progressOf, version, given]);
  const changed = useMemo(() => changedSince(given, acceptedAt), [given, acceptedAt]);
  const all = useMemo(() => openQuestions(version, undefined, NONE), [version]);
  const open = useMemo(() => {
    if (returned === undefined) return all;
    const asks = progress.sections.flatMap(({ questions }) => questions.map(({ id }) => id));
    const touched = [
      ...progress.missing.map(({ question }) => question.id),
      ...asks.filter((id) => given[id] === undefined),
      ...changedSince(given, returned.decidedAt),
    ];
    return openQuestions(version, returned, new Set(touched));
  }, [version, all, returned, progress, given]);
  return { progress, changed, open };
}
