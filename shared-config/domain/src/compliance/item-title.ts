import { type DocumentCategory, WC_STATEMENT_TYPE } from '../document.ts';
import { ENDORSEMENT_LABELS, INSURANCE_LINES, LIMIT_LABELS, LINE_LABELS } from '../insurance.ts';
import { codeWords as words } from '../sentence.ts';

// Keys come from stored records, which anybody may have damaged: names are looked up in maps, where nothing is inherited.

/** What the leaves of a line are called; the first are no limits and no endorsements. */
const INSURANCE_LEAVES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    coverage: 'coverage',
    wc_statutory: 'statutory cover',
    occurrence_only: 'occurrence form',
    aggregate_per: 'aggregate',
    autos: 'autos covered',
    min_best: "insurer's rating",
    certificate_holder: 'certificate holder',
    named_insured: 'named insured',
    ...LIMIT_LABELS,
    ...ENDORSEMENT_LABELS,
  }),
);

const OTHERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'osha.logs': 'OSHA logs',
    'osha.trir': 'TRIR',
    'osha.dart': 'DART',
    'osha.ltir': 'LTIR',
    'osha.deaths': 'Work-related fatalities',
    'emr.letter': 'EMR letter',
    'emr.latest': 'EMR, latest',
    'emr.avg3': 'EMR, mean of three years',
    questionnaire: 'Questionnaire',
    staff: 'Workforce',
    company: 'Company',
    records: 'Records',
  }),
);

/** Types of documents that clients ask for, in the words of the papers themselves. */
const PAPERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    certificate: 'certificate',
    endorsement: 'endorsement',
    osha300a: 'OSHA Form 300A',
    osha300: 'OSHA Form 300',
    emr_letter: 'EMR letter',
    program: 'safety program',
    w9: 'Form W-9',
    msa: 'master service agreement',
    licence: 'license',
    bond: 'bond',
    other: 'other paper',
    [WC_STATEMENT_TYPE]: "statement that no workers' compensation is needed",
  } satisfies Record<DocumentCategory | typeof WC_STATEMENT_TYPE, string>),
);

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function leafName(leaf: string): string {
  return (INSURANCE_LEAVES.get(leaf) ?? words(leaf)).toLowerCase();
}

/** What a type of document is called where it stands alone: Form W-9. A type that nobody knows says its code in words. */
export function documentTypeName(typeId: string): string {
  return capitalised(PAPERS.get(typeId) ?? words(typeId));
}

function insuranceTitle(line: string, leaf: string): string {
  const known = INSURANCE_LINES.find((one) => one === line);
  const name = known === undefined ? capitalised(words(line)) : LINE_LABELS[known];
  return leaf === '' ? name : `${name}: ${leafName(leaf)}`;
}

/**
 * What an item of a result, or a parent of items, is called for people: insurance.auto.auto_csl is
 * "Automobile liability: combined single limit". Never empty for a key that is not.
 */
export function itemTitle(key: string): string {
  const [area = '', second = '', ...rest] = key.split('.');
  if (area === 'insurance') return second === '' ? 'Insurance' : insuranceTitle(second, rest.join('.'));
  if (area === 'program') return second === '' ? 'Safety programs' : `Safety program: ${words(second)}`;
  if (area === 'document')
    return second === '' ? 'Documents' : `Document: ${PAPERS.get(second) ?? words(second)}`;
  return OTHERS.get(key) ?? OTHERS.get(area) ?? capitalised(words(area));
}
