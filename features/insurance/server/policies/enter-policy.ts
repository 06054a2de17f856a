import {
  type CallableResponse,
  type CheckedRequest,
  documentPath,
  LINE_LABELS,
  localDate,
  type OnBehalf,
} from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import {
  clickId,
  companyFacts,
  countCall,
  createdStamps,
  type RateLimit,
  Refusal,
  requireRole,
  textOf,
  updatedStamps,
  withoutAbsent,
} from '@vcms/server/core';
import { checkSentFile, type SentFile, type SentFileRole } from '@vcms/server/files';
import { activeUsers, addNotice } from '@vcms/server/notifications';
import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';

type Request = CheckedRequest<'policyEnter'>;
type Response = CallableResponse<'policyEnter'>;

const CERTIFICATE: SentFileRole = {
  category: 'certificate',
  field: 'policy.certificateDocId',
  name: 'certificate',
  goesWith: 'a policy',
};
const PAGES: SentFileRole = {
  category: 'endorsement',
  field: 'policy.endorsements',
  name: 'file with the endorsement pages',
  goesWith: 'a policy',
};

/** Every entry reads a whole file. */
const PER_CALLER: RateLimit = { scope: 'policy-enter', count: 60, seconds: 3600 };

/**
 * Enters a policy for a contractor that has nobody at the screen, and hands it in: marked, told to the contractor, and left to
 * a second person of the firm to review. The same submission sent again finds its policy.
 */
export async function enterPolicy(trusted: Trusted, caller: Caller, request: Request): Promise<Response> {
  requireRole(caller, '5002');
  const { contractorId, requestId, policy } = request;
  const id = clickId('policy-enter', caller, requestId, contractorId);
  const place = trusted.db.doc(documentPath('policies', contractorId, id));
  if ((await place.get()).exists) return { id };
  await countCall(trusted, PER_CALLER, caller.uid);
  const company = await trusted.db.doc(documentPath('companies', contractorId)).get();
  requireOpenContractor(companyFacts(company));
  const on = localDate(trusted.now(), textOf(company.get('timezone')));
  const files = [await checkSentFile(trusted, caller, contractorId, policy.certificateDocId, CERTIFICATE)];
  for (const docId of pagesIn(policy))
    files.push(await checkSentFile(trusted, caller, contractorId, docId, PAGES));
  const people = await activeUsers(trusted, contractorId, ['5005']);
  await trusted.db.runTransaction(async (transaction) => {
    if ((await transaction.get(place)).exists) return;
    await requireEarlier(trusted, transaction, request);
    const mark: OnBehalf = { firmName: caller.companyName, on, reason: request.reason };
    store(transaction, { caller, request, place, mark, files });
    record(trusted, transaction, { caller, request, id });
    for (const toId of people) {
      addNotice(trusted, transaction, toId, {
        eventKey: `entered-${contractorId}-${id}`,
        title: 'Document received',
        body: noticeOf(request, mark),
      });
    }
  });
  return { id };
}

/** Files with pages of endorsements, each once. */
function pagesIn({ endorsements }: Request['policy']): readonly string[] {
  return [...new Set(Object.values(endorsements).flatMap(({ docId }) => docId ?? []))];
}

/** A company whose people hand policies in: rules give them to the full plan only. */
function requireOpenContractor({ kind, plan, status, name }: ReturnType<typeof companyFacts>): void {
  if (kind !== 'contractor') throw new Refusal('invalid', `${name} is not a contractor.`, 'contractorId');
  if (status !== 'active') throw new Refusal('wrong-state', `${name} is ${status}. Nothing can be entered.`);
  if (plan !== 'full') {
    throw new Refusal('wrong-state', `${name} is on the limited plan, which has no insurance page.`);
  }
}

/** What is renewed must be the contractor's own. */
async function requireEarlier(
  { db }: Trusted,
  transaction: Transaction,
  { contractorId, policy }: Request,
): Promise<void> {
  if (policy.supersedes === undefined) return;
  const earlier = await transaction.get(db.doc(documentPath('policies', contractorId, policy.supersedes)));
  if (!earlier.exists) {
    throw new Refusal('invalid', 'The policy that is renewed does not exist any more.', 'policy.supersedes');
  }
}

interface Entry {
  readonly caller: Caller;
  readonly request: Request;
}

/** The policy, and with it the files that the contractor's clients may open from now on. */
function store(
  transaction: Transaction,
  entry: Entry & {
    readonly place: DocumentReference;
    readonly mark: OnBehalf;
    readonly files: readonly SentFile[];
  },
): void {
  const { caller, request, place, mark, files } = entry;
  const { producer, endorsements, ...policy } = request.policy;
  const fields: DocumentData = {
    ...withoutAbsent(policy),
    producer: withoutAbsent(producer),
    endorsements: Object.fromEntries(
      Object.entries(endorsements).map(([name, entry]) => [name, withoutAbsent(entry)]),
    ),
    contractorId: request.contractorId,
    state: 'submitted',
    version: 1,
    submittedOn: mark.on,
    onBehalf: mark,
  };
  transaction.create(place, { ...fields, ...createdStamps(caller.uid) });
  for (const file of files.filter(({ visibility }) => visibility !== 'engaged'))
    transaction.update(file.place, { visibility: 'engaged', ...updatedStamps(caller.uid) });
}

function record(
  trusted: Trusted,
  transaction: Transaction,
  { caller, request, id }: Entry & { readonly id: string },
): void {
  const { line, policyNumber, certificateDocId } = request.policy;
  writeAudit(
    trusted,
    transaction,
    caller,
    {
      action: 'policy.enter_on_behalf',
      entityType: 'policy',
      entityId: id,
      contractorId: request.contractorId,
      after: { line, policyNumber, certificateDocId },
      reason: request.reason,
    },
    `policy-enter-${id}`,
  );
}

/** N4 in its title; the contractor is told instead of the reviewers, who hear of it by the submission itself (ADR 26). */
function noticeOf({ policy, reason }: Request, { firmName }: OnBehalf): string {
  const item = `${LINE_LABELS[policy.line]} ${policy.policyNumber}`;
  return `${firmName} entered ${item} on your behalf: ${reason}`;
}
