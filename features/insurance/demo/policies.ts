import { acceptedHolder, addDays, addMonths, type Policy, type PolicyHolder } from '@vcms/domain';
import { ago, FIRM_NAME, type FileContext, type FilePart, firmReview } from '@vcms/seed/words';

import { certificates, endorsementPages, returnedCertificate } from './certificates.ts';

import { CARRIED_LINES, type CarriedLine, policyTerms } from './policy-lines.ts';
import { keptVersions, returnedVersion, reviewOfReturned } from './policy-versions.ts';

type Term = Pick<Policy, 'effective' | 'expiration' | 'state'> & {
  readonly suffix: string;
  readonly submittedOn?: string;
  readonly cancelledOn?: string;
};

/** A year that began so many days ago. */
function year(context: FileContext, began: number, rest: Partial<Term> = {}): Term {
  const effective = ago(context, began);
  return {
    suffix: 'current',
    effective,
    expiration: addMonths(effective, 12),
    state: 'accepted',
    submittedOn: addDays(effective, -14),
    ...rest,
  };
}

/** A year that ends in so many days. */
function endingIn(context: FileContext, days: number, rest: Partial<Term> = {}): Term {
  const expiration = addDays(context.today, days);
  const effective = addMonths(expiration, -12);
  return year(context, 0, { effective, expiration, submittedOn: addDays(effective, -14), ...rest });
}

function followed(
  old: Term,
  context: FileContext,
  handedIn: number,
  state: Policy['state'],
): readonly Term[] {
  const next = { effective: old.expiration, expiration: addMonths(old.expiration, 12) };
  const renewal: Term = { ...old, ...next, suffix: 'renewal', state, submittedOn: ago(context, handedIn) };
  return [old, renewal];
}

function glTerms(context: FileContext, usual: Term): readonly Term[] {
  const { quirks } = context;
  if (quirks.has('gl_ends_soon')) return [endingIn(context, 20)];
  if (quirks.has('gl_expired')) return [endingIn(context, -19)];
  if (quirks.has('gl_grace')) return followed(endingIn(context, -2), context, 9, 'submitted');
  if (quirks.has('gl_first_pending')) return [{ ...usual, state: 'submitted', submittedOn: ago(context, 5) }];
  if (quirks.has('gl_cancelled'))
    return [{ ...usual, suffix: 'cancelled', state: 'cancelled', cancelledOn: ago(context, 12) }, usual];
  return [usual];
}

function autoTerms(context: FileContext, usual: Term): readonly Term[] {
  const { quirks } = context;
  if (quirks.has('auto_not_yet')) {
    const effective = addDays(context.today, 10);
    return [{ ...usual, effective, expiration: addMonths(effective, 12), submittedOn: ago(context, 6) }];
  }
  if (quirks.has('auto_returned'))
    return [{ ...usual, state: 'changes_requested', submittedOn: ago(context, 8) }];
  if (quirks.has('auto_rejected')) return [{ ...usual, state: 'rejected', submittedOn: ago(context, 11) }];
  if (quirks.has('auto_renewal_pending')) return followed(endingIn(context, 15), context, 3, 'in_review');
  if (quirks.has('auto_renewal_accepted')) return followed(endingIn(context, 12), context, 9, 'accepted');
  if (quirks.has('auto_draft'))
    return [usual, { ...endingIn(context, 400), suffix: 'draft', state: 'draft' }];
  return [usual];
}

function termsOf(line: CarriedLine, context: FileContext): readonly Term[] {
  const { quirks, random } = context;
  const usual = year(context, random.int(45, 290));
  const now = line === 'gl' ? glTerms(context, usual) : line === 'auto' ? autoTerms(context, usual) : [usual];
  if (line === 'umbrella') return quirks.has('umbrella_none') ? [] : now;
  if (line === 'wc_el') return quirks.has('wc_statement') ? [] : now;
  const [first = usual] = now;
  if (line === 'auto' && quirks.has('auto_not_yet')) return now;
  const before = { effective: addMonths(first.effective, -12), expiration: first.effective };
  return [
    {
      ...usual,
      ...before,
      suffix: 'last-year',
      state: 'superseded',
      submittedOn: addDays(before.effective, -10),
    },
    ...now,
  ];
}

/** One contractor's first policy was returned once and has been corrected. */
function isCorrection(line: CarriedLine, { state }: Term, { quirks }: FileContext): boolean {
  return line === 'gl' && state === 'submitted' && quirks.has('gl_first_pending');
}

/** One renewal was entered by customer service: its contractor had nobody at the screen. */
function enteredFor(line: CarriedLine, { suffix, submittedOn }: Term, { quirks }: FileContext) {
  const isEntered = line === 'auto' && suffix === 'renewal' && quirks.has('auto_renewal_accepted');
  if (!isEntered || submittedOn === undefined) return {};
  const reason = 'The broker sent it to us by mail; nobody was in the office.';
  return { onBehalf: { firmName: FIRM_NAME, on: submittedOn, reason } };
}

function policyOf(line: CarriedLine, term: Term, context: FileContext): Policy {
  const { suffix, submittedOn, ...rest } = term;
  return {
    id: `${line}-${suffix}`,
    ...policyTerms(line, context),
    ...rest,
    version: isCorrection(line, term, context) ? 2 : 1,
    certificateDocId: 'certificate',
    ...enteredFor(line, term, context),
    ...(suffix === 'renewal' ? { supersedes: `${line}-current` } : {}),
    ...(term.state === 'draft' || submittedOn === undefined ? {} : { submittedOn }),
  };
}

/** The certificate for a client: reviewed with its policy, or waiting with it. */
function holderOf({ id: policyId, state, submittedOn }: Policy, clientId: string): PolicyHolder {
  const handedIn = { state: 'submitted', ...(submittedOn === undefined ? {} : { submittedOn }) } as const;
  const content = { certificateDocId: `certificate-${clientId}`, scheduled: [], docIds: [] };
  const holder = { policyId, clientId, ...content, ...handedIn };
  return state === 'accepted' || state === 'cancelled' ? acceptedHolder(holder) : holder;
}

/** Policies of all lines with the firm's reviews, the certificates and what each shows for a client. */
export function insurancePart(context: FileContext): FilePart {
  const policies = CARRIED_LINES.flatMap((line) =>
    termsOf(line, context).map((term) => policyOf(line, term, context)),
  );
  const current = policies.filter(({ state }) => state !== 'superseded' && state !== 'draft');
  const returned = policies.filter(({ version }) => version > 1).map((one) => returnedVersion(context, one));
  const shown = context.quirks.has('holder_missing') ? context.clients.slice(1) : context.clients;
  return {
    policies,
    holders: current
      .filter(({ line }) => line !== 'umbrella')
      .flatMap((policy) => shown.map(({ id }) => holderOf(policy, id))),
    versions: [...returned, ...keptVersions(context, policies)],
    documents: [
      ...certificates(context, current, shown),
      ...(current.length === 0 ? [] : [endorsementPages(context)]),
      ...returned.map((one) => returnedCertificate(context, one)),
    ],
    reviews: [
      ...returned.map((one) => reviewOfReturned(context, one)),
      ...policies.flatMap((policy) =>
        firmReview(context, 'policy', policy, 'The certificate does not show the waiver of subrogation.'),
      ),
    ],
  };
}
