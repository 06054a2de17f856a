import {
  type CallableResponse,
  type CheckedRequest,
  type CompanyFactValues,
  DEMAND_FACT_NAMES,
  documentPath,
  validationText,
  weighFacts,
} from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import {
  companyFacts,
  countCall,
  type RateLimit,
  Refusal,
  refuseAccess,
  requireRole,
  requireUnchanged,
  updatedStamps,
  withoutAbsent,
} from '@vcms/server/core';
import { type DocumentData, type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { naicsTitle } from '../model/naics/find-naics.ts';
import { loadNaics } from '../model/naics/naics-table.ts';
import { requireWhole } from './write-company.ts';

const PER_COMPANY: RateLimit = { scope: 'declare-facts', count: 30, seconds: 3600 };

/** The facts of a stored company that move demands, as the evaluation reads them. */
function confirmedFacts(stored: DocumentData): CompanyFactValues {
  return withoutAbsent(Object.fromEntries(DEMAND_FACT_NAMES.map((fact) => [fact, stored[fact]])));
}

/**
 * A contractor says what has changed about itself (domain 3.7, ADR 29). What only adds demands counts at once, the rest waits in
 * `declaredFacts` for the firm. A new declaration takes the place of the one that waits; what is on file already takes it back.
 */
export async function declareFacts(
  trusted: Trusted,
  caller: Caller,
  { companyId, seenAt, facts, reason }: CheckedRequest<'companyDeclareFacts'>,
): Promise<CallableResponse<'companyDeclareFacts'>> {
  requireRole(caller, '5005', '5006');
  if (caller.companyId !== companyId) refuseAccess();
  await countCall(trusted, PER_COMPANY, companyId);
  const today = trusted.now().toISOString().slice(0, 10);
  if ((facts.operatingSince ?? '') > today)
    throw new Refusal('invalid', 'Enter a date that has come.', 'facts.operatingSince');
  if (facts.naicsPrimary !== undefined && naicsTitle(await loadNaics(), facts.naicsPrimary) === undefined)
    throw new Refusal('invalid', validationText('V20'), 'facts.naicsPrimary');
  return trusted.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(trusted.db.doc(documentPath('companies', companyId)));
    const { kind, plan, status } = companyFacts(stored);
    requireUnchanged(stored, seenAt);
    const data = stored.data() ?? {};
    const declared = withoutAbsent(facts);
    // What the firm would have on file after a confirmation must be a company.
    requireWhole({ ...contentOf(data), ...declared, id: companyId, kind, plan, status });
    const before = confirmedFacts(data);
    const { applied, waiting } = weighFacts(before, declared, today);
    const explanation = explanationOf(data.declaredFacts, waiting, reason);
    const answer = { applied: Object.keys(applied), waiting: Object.keys(waiting) };
    const changed = [...answer.applied, ...answer.waiting];
    if (changed.length === 0 && data.declaredFacts === undefined) return answer;
    transaction.update(stored.ref, {
      ...applied,
      declaredFacts:
        answer.waiting.length === 0 ? FieldValue.delete() : waitingOf(trusted, caller, waiting, explanation),
      ...updatedStamps(caller.uid),
    });
    const line = { entityType: 'company', entityId: companyId, contractorId: companyId } as const;
    const was = (values: object) => partOf(before, Object.keys(values));
    const action = changed.length === 0 ? 'company.facts_withdraw' : 'company.facts_declare';
    const said = partOf(declared, changed);
    writeAudit(trusted, transaction, caller, { ...line, action, before: was(said), after: said, reason });
    if (answer.applied.length > 0) {
      const change = { before: was(applied), after: { ...applied } };
      writeAudit(trusted, transaction, caller, { ...line, action: 'company.facts_apply', ...change });
    }
    return answer;
  });
}

/** Insurance and merges are judged by the legal name: a new one is explained, one that waits keeps its explanation. */
function explanationOf(
  declaredBefore: DocumentData | undefined,
  waiting: CompanyFactValues,
  reason: string | undefined,
): string | undefined {
  if (waiting.name === undefined) return undefined;
  const isKnown = declaredBefore?.state === 'waiting' && declaredBefore.values?.name === waiting.name;
  const explanation = reason ?? (isKnown ? declaredBefore?.explanation : undefined);
  if (explanation === undefined && !isKnown)
    throw new Refusal('reason-needed', 'Give a reason of 10-500 characters.', 'reason');
  return explanation;
}

function waitingOf(
  { now }: Trusted,
  { uid }: Caller,
  values: CompanyFactValues,
  explanation: string | undefined,
): DocumentData {
  const declaredAt = Timestamp.fromDate(now());
  return withoutAbsent({ state: 'waiting', values, declaredAt, declaredBy: uid, explanation });
}

/** Values by these names; null where there is none, as in every line of the audit. */
function partOf(values: CompanyFactValues, names: readonly string[]): Readonly<Record<string, unknown>> {
  const all: Readonly<Record<string, unknown>> = values;
  return Object.fromEntries(names.map((name) => [name, all[name] ?? null]));
}

/** Without what the server keeps, which has schemas of its own. */
function contentOf(stored: DocumentData): DocumentData {
  const { declaredFacts: _declared, counts: _counts, ...content } = stored;
  return content;
}

/** What is on file of the facts that a snapshot names. */
export function factsBefore(stored: DocumentSnapshot, values: CompanyFactValues): DocumentData {
  return partOf(confirmedFacts(stored.data() ?? {}), Object.keys(values));
}
