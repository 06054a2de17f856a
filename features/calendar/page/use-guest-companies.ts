import {
  engagementsOfClientQuery,
  engagementsOfContractorQuery,
  type LiveState,
  useLiveQueries,
} from '@vcms/data';
import { type Engagement, EVIDENCE_VISIBLE_STATES, ROLES_OF_KIND } from '@vcms/domain';
import { useFirm } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { limit, query } from 'firebase/firestore';

/** Companies that are offered; who works with more finds the others on their own pages. */
const COMPANIES_READ = 100;

export interface GuestCompany {
  readonly id: string;
  readonly name: string;
}

function isRole(role: string, kind: 'client' | 'contractor'): boolean {
  return (ROLES_OF_KIND[kind] as readonly string[]).includes(role);
}

function othersOf(engagements: LiveState<Engagement>, isClient: boolean): readonly GuestCompany[] {
  if (engagements.kind !== 'ready') return [];
  return engagements.items
    .filter(({ state }) => (EVIDENCE_VISIBLE_STATES as readonly string[]).includes(state))
    .map((one) =>
      isClient
        ? { id: one.contractorId, name: one.contractorName }
        : { id: one.clientId, name: one.clientName },
    )
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en'));
}

/** The companies whose people the reader may invite: the own one, those it works with, the firm. */
export function useGuestCompanies(): readonly GuestCompany[] {
  const { firestore } = useBackend();
  const { companyId, company, role } = useSession();
  const firm = useFirm();
  const isClient = isRole(role, 'client');
  const engagements = useLiveQueries(
    isClient
      ? [query(engagementsOfClientQuery(firestore, companyId), limit(COMPANIES_READ))]
      : isRole(role, 'contractor')
        ? [query(engagementsOfContractorQuery(firestore, companyId), limit(COMPANIES_READ))]
        : [],
  );
  const firms = firm.kind === 'ready' ? firm.items.filter(({ id }) => id !== companyId) : [];
  return [
    { id: companyId, name: company === '' ? 'Your company' : company },
    ...firms.map(({ id, name }) => ({ id, name })),
    ...othersOf(engagements, isClient),
  ];
}
