import type { Item } from '@vcms/domain';
import type { LetterStanding } from '@vcms/insurance/model';
import type { InsuranceDossier } from '@vcms/insurance/policy-editor';

/** What one client's letter is made of, and how much it lists. */
export interface Shortfall {
  readonly clientId: string;
  readonly count: number;
  readonly standing: LetterStanding;
}

type Facts = Pick<InsuranceDossier, 'lines' | 'today'> & {
  readonly records: { readonly company: { readonly name: string } };
};

/** The clients for which the insurance lacks something, by their names; each with its own demands alone. */
export function shortfalls({ lines, today, records }: Facts): readonly Shortfall[] {
  const found = new Map<string, { readonly clientName: string; readonly items: readonly Item[] }>();
  for (const { clientId, clientName, items } of lines.flatMap(({ clients }) => clients)) {
    found.set(clientId, { clientName, items: [...(found.get(clientId)?.items ?? []), ...items] });
  }
  return [...found]
    .map(([clientId, { clientName, items }]) => ({
      clientId,
      count: items.filter(({ status }) => status === 'non_compliant').length,
      standing: { contractorName: records.company.name, clientName, asOf: today, items },
    }))
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => left.standing.clientName.localeCompare(right.standing.clientName));
}
