import { ENDORSEMENT_LABELS, type Item, LIMIT_LABELS, reasonText } from '@vcms/domain';

const OTHERS: Readonly<Record<string, string>> = {
  coverage: 'Coverage',
  wc_statutory: 'Statutory coverage',
  occurrence_only: 'Occurrence form',
  aggregate_per: 'Aggregate',
  autos: 'Autos covered',
  min_best: 'Insurer’s rating',
  certificate_holder: 'Certificate holder',
  named_insured: 'Named insured',
};

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...OTHERS, ...LIMIT_LABELS, ...ENDORSEMENT_LABELS }),
);

/** The demand that an insurance item is about, as the certificate names it. */
export function itemLabel({ key }: Pick<Item, 'key'>): string {
  const leaf = key.slice(key.lastIndexOf('.') + 1);
  return LABELS.get(leaf) ?? leaf.replaceAll('_', ' ');
}

/** Why an item has its status, as sentences. */
export function itemReasons(item: Item): readonly string[] {
  return item.reasons.map((reason) => reasonText(item, reason));
}
