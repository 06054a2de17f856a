import {
  type ApprovalTerms,
  addDays,
  type CheckedRequest,
  documentPath,
  ENGAGEMENT_BOUNDS,
  type Result,
  VARIANCE_DAYS_DEFAULT,
  type Variance,
  validationText,
} from '@vcms/domain';
import { approvalTermsSchema } from '@vcms/domain/schemas';
import type { Caller, Trusted } from '@vcms/server/core';
import { createdStamps, Refusal, textOf, withoutAbsent } from '@vcms/server/core';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { grantedVariances, type JudgedPair, resultWith } from './judge-pair.ts';

/** The rules of a client that an approval keeps. */
interface ApprovalRules {
  readonly fourEyes: boolean;
  readonly varianceMaxDays: number;
}

export type Approval =
  | { readonly kind: 'first'; readonly terms: ApprovalTerms }
  | {
      readonly kind: 'final';
      readonly terms: ApprovalTerms;
      readonly granted: readonly Variance[];
      readonly result: Result;
      readonly first: { readonly by: string; readonly byName: string } | undefined;
    };

export interface ApprovalCase {
  readonly caller: Caller;
  readonly request: CheckedRequest<'engagementMove'>;
  readonly engagement: DocumentSnapshot;
  readonly judged: JudgedPair;
}

/**
 * What an approval comes to: noted as the first of two where the client wants four eyes, else final. The second person
 * confirms the terms of the first as they are; whoever wants others asks for changes, or the first one approves anew.
 */
export async function approvalOf(
  { db }: Trusted,
  transaction: Transaction,
  { caller, request, engagement, judged }: ApprovalCase,
): Promise<Approval> {
  const rules = rulesOf(await transaction.get(db.doc(documentPath('clientPolicies', request.clientId))));
  const noted = firstOf(engagement);
  const isSecond = rules.fourEyes && noted !== undefined && noted.by !== caller.uid;
  const terms = isSecond ? noted.terms : ownTerms(request);
  const { asOf } = judged.input;
  requireDates(terms, asOf, rules);
  const granted = grantedVariances(
    terms,
    {
      clientId: request.clientId,
      contractorId: request.contractorId,
      requestedBy: isSecond ? noted.by : caller.uid,
      requestedRole: caller.role,
      decidedBy: caller.uid,
    },
    { from: asOf, seed: String(engagement.updateTime?.toMillis() ?? 0) },
  );
  const result = resultWith(judged, granted);
  requireReasonForGaps(result, terms);
  if (rules.fourEyes && !isSecond) return { kind: 'first', terms };
  return { kind: 'final', terms, granted, result, first: isSecond ? noted : undefined };
}

/** Without the client's rules at hand nobody decides alone is too strict: a client that published nothing has none. */
function rulesOf(policy: DocumentSnapshot): ApprovalRules {
  const days: unknown = policy.get('varianceMaxDays');
  return {
    fourEyes: policy.get('fourEyes') === true,
    varianceMaxDays: typeof days === 'number' ? days : VARIANCE_DAYS_DEFAULT,
  };
}

function ownTerms({ terms = {}, reason = '' }: ApprovalCase['request']): ApprovalTerms {
  return { ...terms, ...(reason === '' ? {} : { reason }) };
}

function firstOf(engagement: DocumentSnapshot) {
  const noted = engagement.get('firstApproval');
  const terms = approvalTermsSchema.safeParse(noted?.terms);
  if (!terms.success) return undefined;
  return { by: textOf(noted.by), byName: textOf(noted.byName), terms: terms.data };
}

function requireDates({ endOn, variances = [] }: ApprovalTerms, today: string, rules: ApprovalRules): void {
  if (endOn !== undefined && endOn < today) {
    throw new Refusal('invalid', 'The approval must not end before today.', 'endOn');
  }
  const { varianceMaxDays: n } = rules;
  for (const { to } of variances) {
    if (to < today) throw new Refusal('invalid', 'A variance must not end before today.', 'variances');
    if (to > addDays(today, n)) throw new Refusal('invalid', validationText('V18', { n }), 'variances');
  }
}

/** With gaps left, an approval needs a typed reason (V17); the variances granted with it count. */
function requireReasonForGaps({ overall }: Result, { reason = '' }: ApprovalTerms): void {
  if (overall !== 'non_compliant' || reason.length >= ENGAGEMENT_BOUNDS.gapReasonMin) return;
  throw new Refusal(
    'reason-needed',
    `Requirements are not met. ${validationText('V17')} Or grant a variance for each gap.`,
    'reason',
  );
}

export function writeVariances(
  { db }: Trusted,
  transaction: Transaction,
  caller: Caller,
  granted: readonly Variance[],
): void {
  for (const { id, ...variance } of granted) {
    transaction.create(db.doc(documentPath('variances', id)), {
      ...withoutAbsent(variance),
      decidedAt: FieldValue.serverTimestamp(),
      ...createdStamps(variance.requestedBy),
      updatedBy: caller.uid,
    });
  }
}
