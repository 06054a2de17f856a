import { autosInWords } from '../autos.ts';
import { AGGREGATE_SCOPE_LABELS, ENDORSEMENTS, type Endorsement } from '../insurance.ts';
import type { LineRequirement } from '../schemas/requirement-schema.ts';

/** What can be asked of a line beside amounts, as the last part of the item's key, in the order of a certificate. */
export const WORDING_PARTS = [
  'wc_statutory',
  'occurrence_only',
  'aggregate_per',
  'autos',
  'min_best',
  ...ENDORSEMENTS,
  'certificate_holder',
] as const;
export type WordingPart = (typeof WORDING_PARTS)[number];

function isEndorsement(part: WordingPart): part is Endorsement {
  return ENDORSEMENTS.some((name) => name === part);
}

/** What is asked for a part, in words; undefined: nothing. */
export function wordingDemand(demand: LineRequirement | undefined, part: WordingPart): string | undefined {
  if (demand?.required !== true) return undefined;
  if (part === 'min_best') return demand.minBest === undefined ? undefined : `${demand.minBest} or better`;
  if (part === 'autos') return demand.autos === undefined ? undefined : autosInWords(demand.autos);
  if (part === 'aggregate_per') {
    const { aggregatePer } = demand;
    return aggregatePer === undefined
      ? undefined
      : `Per ${AGGREGATE_SCOPE_LABELS[aggregatePer].toLowerCase()}`;
  }
  const asked = isEndorsement(part)
    ? demand.endorsements.includes(part)
    : {
        wc_statutory: demand.statutory,
        occurrence_only: demand.occurrenceOnly,
        certificate_holder: demand.certificateHolder,
      }[part];
  return asked === true ? 'Required' : undefined;
}

/** A line's demand without what one contractor need not fulfil. */
export function withoutWording(
  { statutory, occurrenceOnly, aggregatePer, autos, minBest, certificateHolder, ...demand }: LineRequirement,
  isWaived: (part: WordingPart) => boolean,
): LineRequirement {
  return {
    ...demand,
    endorsements: demand.endorsements.filter((name) => !isWaived(name)),
    ...(statutory === undefined || isWaived('wc_statutory') ? {} : { statutory }),
    ...(occurrenceOnly === undefined || isWaived('occurrence_only') ? {} : { occurrenceOnly }),
    ...(aggregatePer === undefined || isWaived('aggregate_per') ? {} : { aggregatePer }),
    ...(autos === undefined || isWaived('autos') ? {} : { autos }),
    ...(minBest === undefined || isWaived('min_best') ? {} : { minBest }),
    ...(certificateHolder === undefined || isWaived('certificate_holder') ? {} : { certificateHolder }),
  };
}
