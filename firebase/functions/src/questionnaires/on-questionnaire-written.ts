import { refreshContractor } from '@vcms/compliance/server';
import { collectionGroup, collectionPath, move, RESPONSE_MACHINE, RESPONSE_STATES } from '@vcms/domain';
import { auditOnce } from '@vcms/server/audit';
import { TRUSTED_ACTOR, type Trusted, textOf, updatedStamps } from '@vcms/server/core';
import { activeUsers, notify } from '@vcms/server/notifications';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';

/** A change of `questionnaires/{definitionId}/questionnaireVersions/{n}` as its trigger reports it. */
export interface QuestionnaireChange {
  readonly definitionId: string;
  readonly n: string;
  readonly eventId: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

/**
 * A version was published: accepted answers to an older one are outdated, which opens them for their contractors, and these
 * are told (N14). May run again.
 */
export async function onQuestionnaireWritten(trusted: Trusted, change: QuestionnaireChange): Promise<void> {
  const { definitionId, n, eventId, before, after } = change;
  if (after?.status !== 'published' || before?.status === 'published') return;
  await auditOnce(trusted, `questionnaire-${eventId}`, textOf(after.updatedBy), {
    action: 'questionnaire.publish',
    entityType: 'questionnaire',
    entityId: `${definitionId}-${n}`,
    ...(after.owner === 'firm' ? {} : { clientId: textOf(after.owner) }),
  });
  const { db } = trusted;
  const answers = db.collectionGroup(collectionGroup('answers')).where('definitionId', '==', definitionId);
  for (const { ref } of (await answers.get()).docs) {
    const contractorId = ref.parent.parent?.id;
    const version = await outdate(trusted, ref, Number(n));
    if (contractorId === undefined || version === undefined) continue;
    const fresh = (await newQuestions(trusted, change, version)).length;
    await notify(trusted, await activeUsers(trusted, contractorId, ['5005']), {
      eventKey: `questionnaire-${definitionId}-${n}-${contractorId}`,
      title: 'Questionnaire to update',
      body: `${textOf(after.title)} has ${fresh} new ${fresh === 1 ? 'question' : 'questions'}.`,
    });
    await refreshContractor(trusted, contractorId);
  }
}

/** Answers the version that was answered, where it is older and was submitted; accepted ones become outdated. */
function outdate({ db }: Trusted, reference: DocumentReference, n: number): Promise<number | undefined> {
  return db.runTransaction(async (transaction) => {
    const answer = (await transaction.get(reference)).data();
    const version: unknown = answer?.defVersion;
    if (typeof version !== 'number' || version >= n || answer?.state === 'draft') return undefined;
    const state = RESPONSE_STATES.find((known) => known === answer?.state) ?? 'none';
    const result = move(RESPONSE_MACHINE, state, 'outdate', { role: 'trusted' });
    if (result.kind === 'moved')
      transaction.update(reference, { state: result.state, ...updatedStamps(TRUSTED_ACTOR) });
    return version;
  });
}

/** Ids of the questions that a version asks and the answered one did not. */
async function newQuestions(
  { db }: Trusted,
  { definitionId, after }: QuestionnaireChange,
  answered: number,
): Promise<readonly string[]> {
  const versions = db.collection(collectionPath('questionnaireVersions', definitionId));
  const known = new Set(questionIds((await versions.doc(String(answered)).get()).data()));
  return questionIds(after).filter((id) => !known.has(id));
}

function questionIds(version: DocumentData | undefined): readonly string[] {
  const sections: unknown[] = Array.isArray(version?.sections) ? version.sections : [];
  return sections.flatMap((section) => {
    const questions: unknown = (section as DocumentData | undefined)?.questions;
    return Array.isArray(questions) ? questions.map((question) => textOf(question?.id)) : [];
  });
}
