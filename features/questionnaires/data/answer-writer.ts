import { asSaveResult, asSubmitResult, changeStamps, creationStamps, type WriteResult } from '@vcms/data';
import { type CalendarDate, documentPath } from '@vcms/domain';
import { deleteField, doc, type Firestore, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import type { AnswerDraft } from '../model/answer-checks.ts';

/** Who answers, and where. */
export interface AnswerContext {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly contractorId: string;
}

/** The questionnaire, and the version that is answered now. */
export interface AnsweredVersion {
  readonly definitionId: string;
  readonly n: number;
}

/** The version whose questions the contractor knew before this draft. */
export interface KnownVersion {
  readonly knownVersion: number;
}

/** One answer on its way into the record. */
export interface AnswerWrite {
  readonly questionId: string;
  /** Undefined takes the answer away. */
  readonly answer: AnswerDraft | undefined;
  /** 0..100, of the questionnaire with it. */
  readonly progressPct: number;
}

function refOf({ firestore, contractorId }: AnswerContext, definitionId: string) {
  return doc(firestore, documentPath('answers', contractorId, definitionId));
}

/** As it is stored: with its time and its person, and without what is not said. */
function stamped({ value, comment, docId }: AnswerDraft, uid: string): Readonly<Record<string, unknown>> {
  return {
    value,
    ...(comment === undefined || comment === '' ? {} : { comment }),
    ...(docId === undefined ? {} : { docId }),
    answeredAt: serverTimestamp(),
    answeredBy: uid,
  };
}

/**
 * Stores the first answer of a questionnaire, and with it the record. Settles when the server has it: without a connection
 * that is when the connection is back.
 */
export function beginAnswers(
  context: AnswerContext,
  { definitionId, n }: AnsweredVersion,
  { questionId, answer, progressPct }: AnswerWrite,
): Promise<WriteResult> {
  return asSaveResult(context, () =>
    setDoc(refOf(context, definitionId), {
      ...{ definitionId, defVersion: n, knownVersion: n, progressPct, lastAnswered: questionId },
      answers: answer === undefined ? {} : { [questionId]: stamped(answer, context.uid) },
      contractorId: context.contractorId,
      ...{ state: 'draft', version: 1 },
      ...creationStamps(context.uid),
    }),
  );
}

/**
 * Stores one answer beside the others; the draft is one of this version from now on, and what was known before it stays: by that
 * the page marks what is new. Settles as `beginAnswers` does.
 */
export function saveAnswer(
  context: AnswerContext,
  { definitionId, n }: AnsweredVersion,
  { questionId, answer, progressPct, knownVersion }: AnswerWrite & KnownVersion,
): Promise<WriteResult> {
  return asSaveResult(context, () =>
    updateDoc(refOf(context, definitionId), {
      [`answers.${questionId}`]: answer === undefined ? deleteField() : stamped(answer, context.uid),
      ...{ defVersion: n, knownVersion, progressPct, lastAnswered: questionId },
      ...changeStamps(context.uid),
    }),
  );
}

/** Who stands for the answers. */
export interface Signature {
  readonly signedBy: string;
  readonly signedTitle: string;
}

/** Submits a draft; `today` is the contractor's. The rules refuse it for anything but a draft. */
export function submitAnswers(
  context: AnswerContext,
  { definitionId, n }: AnsweredVersion,
  { signedBy, signedTitle }: Signature,
  today: CalendarDate,
): Promise<WriteResult> {
  return asSubmitResult(context, () =>
    updateDoc(refOf(context, definitionId), {
      ...{ state: 'submitted', submittedOn: today, progressPct: 100, defVersion: n, signedBy, signedTitle },
      ...changeStamps(context.uid),
    }),
  );
}

/**
 * Takes up what was accepted, returned or outdated as the draft of the next submission. Every answer stays; the signature
 * does not, for whoever gave it stands for what was submitted then.
 */
export function reviseAnswers(
  context: AnswerContext,
  { definitionId, n }: AnsweredVersion,
  seen: { readonly version: number; readonly progressPct: number } & KnownVersion,
): Promise<WriteResult> {
  return asSaveResult(context, () =>
    updateDoc(refOf(context, definitionId), {
      ...{ state: 'draft', version: seen.version + 1, defVersion: n },
      ...{ knownVersion: seen.knownVersion, progressPct: seen.progressPct },
      ...{ signedBy: deleteField(), signedTitle: deleteField() },
      ...changeStamps(context.uid),
    }),
  );
}
