import { COMPANY_STATUS_LABELS, type CompanyKind } from '@vcms/domain';
import { recordSource, type SearchSource } from '@vcms/kits/search';
import type { Firestore } from 'firebase/firestore';
import { companiesNamedQuery } from '../data/companies-named-query.ts';
import { KIND_WORDS } from '../register/company-words.ts';

/** Companies by any word of their names, for the firm; each opens its record on the page of companies. */
export function companySource(
  firestore: Firestore,
  kinds: readonly CompanyKind[],
  page: `/${string}`,
): SearchSource {
  return recordSource({
    label: 'Companies',
    queryOf: (search, size) => companiesNamedQuery(firestore, kinds, search, size),
    hitOf: ({ id, name, kind, city, state, status }) => ({
      id,
      title: name,
      note: [
        KIND_WORDS[kind],
        `${city}, ${state}`,
        ...(status === 'active' ? [] : [COMPANY_STATUS_LABELS[status]]),
      ].join(' · '),
      to: `${page}?open=${encodeURIComponent(id)}`,
    }),
  });
}
