import {
  type AnswerContext,
  type AnswerOutbox,
  beginAnswers,
  createAnswerOutbox,
  type PendingAnswers,
  saveAnswer,
  withoutSettled,
} from '@vcms/questionnaires/data';
import {
  type AnswerChange,
  type Answers,
  answerWith,
  knownVersionOf,
  type responseProgress,
  sizeProblem,
} from '@vcms/questionnaires/model';
import { useBackend, useSession } from '@vcms/sdk';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AskedQuestionnaire } from './asked-questionnaires.ts';
import { useTypingRest } from './use-typing-rest.ts';
import { withPending } from './with-pending.ts';

export interface Answering {
  /** What is on file, with what is on its way. */
  readonly answers: Answers;
  readonly pending: PendingAnswers;
  /** Why single answers could not be saved, by question. */
  readonly failures: Readonly<Record<string, string>>;
  /** Undefined takes the answer away. */
  readonly give: (questionId: string, change: AnswerChange | undefined) => void;
  /** What is answered at this moment, and whether the server has all of it: what is drawn may be a moment behind. */
  readonly latest: () => { readonly answers: Answers; readonly isSaved: boolean };
  /** Sends again what could not be saved. */
  readonly retry: () => void;
  /** Forgets what could not be saved. */
  readonly discard: () => void;
}

const NOTHING: Answers = {};

/**
 * Each answer goes to the server as it is given, and stays on the device until the server has it.
 * @param progressOf keeps what it counted: one for a questionnaire
 */
export function useAnswering(
  asked: AskedQuestionnaire,
  isOpen: boolean,
  progressOf: typeof responseProgress,
): Answering {
  const { firestore } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const { version, response } = asked;
  const { definitionId } = version;
  const outbox = useRef<AnswerOutbox>(undefined);
  outbox.current ??= createAnswerOutbox(window.localStorage, { uid, contractorId, definitionId });
  const box = outbox.current;
  const [pending, setPending] = useState<PendingAnswers>(() => box.all());
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const stored = response?.answers ?? NOTHING;
  const answers = useMemo(() => withPending(stored, pending, uid), [stored, pending, uid]);

  // Whoever gives an answer gives it to what is there at that moment.
  const knownVersion = response === undefined ? version.n : knownVersionOf(response);
  const latest = useRef({ answers, version, knownVersion, hasRecord: response !== undefined });
  latest.current.answers = answers;
  latest.current.knownVersion = knownVersion;
  latest.current.version = version;
  if (response !== undefined) latest.current.hasRecord = true;

  const send = useCallback(
    async (questionId: string) => {
      const entry = box.all()[questionId];
      if (entry === undefined) return;
      const { version: current, hasRecord, answers: all, knownVersion: before } = latest.current;
      const context: AnswerContext = { firestore, uid, contractorId };
      const known = withPending(all, box.all(), uid);
      const wrong = sizeProblem(known, questionId, entry.answer);
      if (wrong !== undefined) return setFailures((before) => ({ ...before, [questionId]: wrong }));
      const progressPct = progressOf(current, known).percent;
      const write = { questionId, answer: entry.answer, progressPct, knownVersion: before };
      // The writes of one page reach the server in their order: the record is there before the next answer.
      latest.current.hasRecord = true;
      let result = await (hasRecord ? saveAnswer : beginAnswers)(context, current, write);
      // A first answer whose confirmation was lost is sent again, and refused: the record is there already.
      if (!hasRecord && result.kind === 'failed' && result.failure.kind === 'denied') {
        result = await saveAnswer(context, current, write);
      }
      if (result.kind === 'done') {
        box.settle(questionId, entry.at);
        // Behind the record that has it, which gives way to keys as well. Only this one: an answer that is drawn before the
        // record must not take others off it.
        startTransition(() => setPending((before) => withoutSettled(before, questionId, entry.at)));
        return;
      }
      if (!hasRecord) latest.current.hasRecord = false;
      // Discarded meanwhile: nobody misses it.
      if (box.all()[questionId] === undefined) return;
      const message = result.kind === 'failed' ? result.failure.message : 'Try again.';
      setFailures((before) => ({ ...before, [questionId]: message }));
    },
    [box, firestore, uid, contractorId, progressOf],
  );

  const clear = useCallback((questionId: string) => {
    setFailures((before) => {
      const { [questionId]: gone, ...others } = before;
      return gone === undefined ? before : others;
    });
  }, []);

  const newest = useCallback(() => withPending(latest.current.answers, box.all(), uid), [box, uid]);
  const whenRested = useTypingRest(send);

  const give = useCallback(
    (questionId: string, change: AnswerChange | undefined) => {
      const held = box.all()[questionId];
      const before = held === undefined ? latest.current.answers[questionId] : held.answer;
      const answer = change && answerWith(before, change);
      const entry = { at: Date.now(), answer };
      // It is on the device from here on; the server hears of it when no key waits for that.
      box.put(questionId, entry);
      setPending((before) => ({ ...before, [questionId]: entry }));
      clear(questionId);
      whenRested(questionId);
    },
    [box, clear, whenRested],
  );

  const retry = useCallback(() => {
    setFailures({});
    for (const questionId of Object.keys(box.all())) void send(questionId);
  }, [box, send]);

  const discard = useCallback(() => {
    for (const [questionId, { at }] of Object.entries(box.all())) box.settle(questionId, at);
    setFailures({});
    setPending(box.all());
  }, [box]);

  // What an earlier visit could not send goes first.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isOpen || !isFirst.current) return;
    isFirst.current = false;
    retry();
  }, [isOpen, retry]);

  const latestOf = useCallback(
    () => ({ answers: newest(), isSaved: Object.keys(box.all()).length === 0 }),
    [newest, box],
  );
  return { answers, pending, failures, give, latest: latestOf, retry, discard };
}
