import { documentPath, type Question } from '@vcms/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { AdminSdk } from './admin-sdk.ts';
import { stampsOf } from './stamps.ts';

/** Questions of the longest questionnaire that the firm may ask (ADR 47), in 40 sections. */
export const LONG = 2_000;
const SECTIONS = 40;

const STAMPS = stampsOf('story');

function questionAt(at: number): Question {
  const text = `Question ${at + 1}: how do you keep people safe at work of this kind, and who looks after it?`;
  return {
    ...{ id: `q${at + 1}`, type: at % 10 === 0 ? 'text' : 'yes_no_na', text, required: true },
    ...{ weight: 1, knockout: [], evidence: false },
  };
}

/** Publishes a questionnaire of the firm, which a client requires; every question but the texts is answered by the contractor. */
export async function requireLongQuestionnaire(
  { firestore }: AdminSdk,
  {
    clientId,
    contractorId,
    uid,
  }: { readonly clientId: string; readonly contractorId: string; readonly uid: string },
): Promise<string> {
  const definitionId = `long-${contractorId}`;
  const questions = Array.from({ length: LONG }, (_, at) => questionAt(at));
  const each = LONG / SECTIONS;
  const sections = Array.from({ length: SECTIONS }, (_, at) => ({
    title: `Part ${at + 1}`,
    questions: questions.slice(at * each, (at + 1) * each),
  }));
  const title = 'Everything we ask';
  const definition = documentPath('questionnaires', definitionId);
  await firestore.doc(definition).set({ owner: 'firm', title, ...STAMPS });
  await firestore.doc(`${definition}/questionnaireVersions/1`).set({
    ...{ definitionId, n: 1, owner: 'firm', title, sections, status: 'published' },
    ...{ publishedOn: '2026-01-05', changeNote: 'First version.', ...STAMPS },
  });
  const answered = questions.filter(({ type }) => type !== 'text');
  const answer = { value: 'yes', answeredAt: Timestamp.now(), answeredBy: uid };
  await firestore.doc(documentPath('answers', contractorId, definitionId)).set({
    ...{ contractorId, definitionId, defVersion: 1, knownVersion: 1, state: 'draft', version: 1 },
    answers: Object.fromEntries(answered.map(({ id }) => [id, answer])),
    ...{ lastAnswered: answered[0]?.id, progressPct: 90, ...STAMPS },
  });
  await firestore.doc(`${documentPath('clientPolicies', clientId)}/requirementSets/1`).update({
    insurance: {},
    questionnaire: { required: true, definitionId, maxAgeMonths: 12 },
  });
  return definitionId;
}
