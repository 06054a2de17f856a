import type { Policy } from '@vcms/domain';
import {
  AGGREGATE_SCOPE_LABELS,
  AUTO_LABELS,
  AUTOS,
  ENDORSEMENT_LABELS,
  ENDORSEMENTS,
  formatDate,
  formatMoney,
  LIMIT_LABELS,
  LIMITS_OF_LINE,
  LINE_LABELS,
} from '@vcms/domain';

/** What a contractor says of a policy: of the policy itself, or of a version that was kept. */
export type PolicyTerms = Omit<Policy, 'id' | 'state' | 'version' | 'submittedOn' | 'cancelledOn'>;

/** One field of a policy as people read it. */
export interface PolicyField {
  /** Unique within the policy: a field's name, a limit code or an endorsement. */
  readonly key: string;
  readonly label: string;
  /** '' when the policy does not say it. */
  readonly text: string;
  /** The page that shows it. */
  readonly docId?: string | undefined;
}

function field(key: string, label: string, text: string | undefined): PolicyField {
  return { key, label, text: text ?? '' };
}

function date(key: string, label: string, value: string | undefined): PolicyField {
  return field(key, label, value === undefined ? '' : formatDate(value));
}

function limitFields({ line, limits }: PolicyTerms): readonly PolicyField[] {
  return LIMITS_OF_LINE[line].map((code) => {
    const amount = limits[code];
    return field(code, LIMIT_LABELS[code], amount === undefined ? '' : formatMoney(amount));
  });
}

function formFields(policy: PolicyTerms): readonly PolicyField[] {
  const { line, claimsMade, retroDate, aggregatePer, autos, wcStatutory } = policy;
  return [
    field('claimsMade', 'Form', claimsMade ? 'Claims-made' : 'Occurrence'),
    date('retroDate', 'Retroactive date', retroDate),
    field('aggregatePer', 'Aggregate per', aggregatePer && AGGREGATE_SCOPE_LABELS[aggregatePer]),
    field(
      'autos',
      'Autos covered',
      AUTOS.filter((auto) => autos.includes(auto))
        .map((auto) => AUTO_LABELS[auto])
        .join(', '),
    ),
    field('wcStatutory', 'Statutory coverage', line === 'wc_el' ? (wcStatutory === true ? 'Yes' : 'No') : ''),
  ];
}

function endorsementFields({ endorsements }: PolicyTerms): readonly PolicyField[] {
  return ENDORSEMENTS.map((name) => {
    const entry = endorsements[name];
    const label = ENDORSEMENT_LABELS[name];
    if (entry === undefined) return field(name, label, '');
    const basis = entry.basis === 'blanket' ? 'Blanket' : 'Scheduled';
    const page = entry.docId === undefined ? 'no page' : 'page attached';
    return { key: name, label, text: `${basis}, ${page}`, docId: entry.docId };
  });
}

/** Every field of a policy in the order of the certificate: money as money, dates as dates. */
export function policyFields(policy: PolicyTerms): readonly PolicyField[] {
  const { producer } = policy;
  return [
    field('line', 'Line', LINE_LABELS[policy.line]),
    field('namedInsured', 'Named insured', policy.namedInsured),
    field('insurerName', 'Insurer', policy.insurerName),
    field('naicNo', 'NAIC number', policy.naicNo),
    field('amBest', 'A.M. Best rating', policy.amBest),
    field('policyNumber', 'Policy number', policy.policyNumber),
    date('effective', 'Effective', policy.effective),
    date('expiration', 'Expiration', policy.expiration),
    ...limitFields(policy),
    ...formFields(policy),
    ...endorsementFields(policy),
    field('producer', 'Broker or agent', producer.name),
    field('producerEmail', 'Broker’s e-mail', producer.email),
    field('producerPhone', 'Broker’s phone', producer.phone),
  ];
}
