import {
  type CheckedRequest,
  collectionPath,
  dateEverywhere,
  FIRM_SCOPE,
  type QuestionnaireVersion,
} from '@vcms/domain';
import { questionnaireVersionSchema } from '@vcms/domain/schemas';
import type { Caller, Trusted } from '@vcms/server/core';
import {
  countCall,
  type RateLimit,
  Refusal,
  refuseAccess,
  refuseConflict,
  requireRole,
  textOf,
  updatedStamps,
} from '@vcms/server/core';
import { type DocumentSnapshot, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { definitionProblems } from '../model/definition-checks.ts';
import { askedQuestionsOf } from '../model/question-meaning.ts';

type Request = CheckedRequest<'questionnairePublish'>;

const PER_CALLER: RateLimit = { scope: 'questionnaire-publish', count: 60, seconds: 3600 };

/**
 * Publishes a draft as its author saw it, and retires the version before: the firm's by 5002, a supplement by 5003 of its
 * client (domain section 2). Checked here, because access rules cannot compare lists of questions: what keeps a definition from
 * being published, and that no id was given to a question of another type, for answers are carried over by the id. Audit and
 * notices follow the write. Sent again, it finds its own version. Reads the versions of one definition.
 */
export async function publishQuestionnaire(
  trusted: Trusted,
  caller: Caller,
  { definitionId, n, seenAt, changeNote }: Request,
): Promise<Record<string, never>> {
  requireRole(caller, '5002', '5003');
  await countCall(trusted, PER_CALLER, caller.uid);
  const { db } = trusted;
  const all = db.collection(collectionPath('questionnaireVersions', definitionId));
  await db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(all);
    const stored = docs.find(({ id }) => id === String(n));
    if (stored === undefined || !isOwner(caller, textOf(stored.get('owner')))) refuseAccess();
    if (isOwnPublication(stored, caller, changeNote)) return;
    requireSeenDraft(stored, seenAt);
    requirePublishable(stored, docs);
    // A contractor in another time zone is asked at once, not when its own day begins.
    const publication = { status: 'published', publishedOn: dateEverywhere(trusted.now()), changeNote };
    transaction.update(stored.ref, { ...publication, ...updatedStamps(caller.uid) });
    for (const version of docs)
      if (version.get('status') === 'published')
        transaction.update(version.ref, { status: 'retired', ...updatedStamps(caller.uid) });
  });
  return {};
}

function isOwner({ role, companyId }: Caller, owner: string): boolean {
  return role === '5002' ? owner === FIRM_SCOPE : owner === companyId;
}

/** Its confirmation was lost, and it is sent again. */
function isOwnPublication(stored: DocumentSnapshot, { uid }: Caller, changeNote: string): boolean {
  const [status, by, note] = ['status', 'updatedBy', 'changeNote'].map((field) => stored.get(field));
  return status === 'published' && by === uid && note === changeNote;
}

function requireSeenDraft(stored: DocumentSnapshot, seenAt: number): void {
  if (stored.get('status') !== 'draft')
    throw new Refusal('wrong-state', 'A published version cannot be edited. Create a new version.');
  const at: unknown = stored.get('updatedAt');
  if (!(at instanceof Timestamp) || at.toMillis() !== seenAt) refuseConflict();
}

function requirePublishable(stored: DocumentSnapshot, all: readonly QueryDocumentSnapshot[]): void {
  const draft = versionOf(stored);
  if (draft === undefined)
    throw new Refusal('invalid', 'This draft is damaged. Save it again, then publish it.');
  const earlier = all.filter(({ id }) => id !== stored.id).flatMap((version) => versionOf(version) ?? []);
  const [problem] = definitionProblems(draft, askedQuestionsOf(earlier));
  if (problem !== undefined) throw new Refusal('invalid', problem.text);
}

/** A version as it is stored; undefined: it is damaged, and says nothing of what was asked. */
function versionOf(stored: DocumentSnapshot): QuestionnaireVersion | undefined {
  const read = questionnaireVersionSchema.safeParse(stored.data());
  return read.success ? read.data : undefined;
}
