import { addDays } from '../calendar-date.ts';
import { isShownToClient } from '../document.ts';
import { type Cover, judgePaper } from './coverage.ts';
import { type EvaluationContext, existing } from './evaluation-context.ts';
import { remembered } from './evaluation-memory.ts';
import type { Item } from './status.ts';

/**
 * Documents of a type as covers, as far as the client may open them: a document is good through its last day, unlike a policy
 * (domain 3.2).
 */
export function documentCovers(context: EvaluationContext, typeId: string): readonly Cover[] {
  return remembered(context.view.documents, typeId, () => coversOf(context, typeId));
}

function coversOf(context: EvaluationContext, typeId: string): readonly Cover[] {
  return existing(context.evidence.documents)
    .filter((document) => document.typeId === typeId && isShownToClient(document, context.set.clientId))
    .map((document) => ({
      id: document.id,
      from: document.issuedOn,
      until: document.expiresOn === undefined ? undefined : addDays(document.expiresOn, 1),
      printedEnd: document.expiresOn,
      submittedOn: document.submittedOn,
      review: context.reviewOf('document', document),
    }));
}

/** `document.<typeId>` (domain 3.2): as a policy without limits. */
export function documentItems(context: EvaluationContext): readonly Item[] {
  const { asOf, set, reviewer } = context;
  return set.documents
    .filter((demand) => demand.required)
    .map(({ typeId, warnDays }) =>
      judgePaper(`document.${typeId}`, documentCovers(context, typeId), {
        asOf,
        warnDays,
        graceDays: set.policy.graceDays,
        reviewer,
      }),
    );
}
