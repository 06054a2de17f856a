import { engagementsOfClientQuery, engagementsOfContractorQuery, keptUsers, useCount } from '@vcms/data';
import type { UserRole } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { query, where } from 'firebase/firestore';
import type { StoredCompany } from './company-register.tsx';

function useFigure(asked: Parameters<typeof useCount>[0]): string {
  const state = useCount(asked);
  if (state.kind === 'loading') return '…';
  return state.kind === 'ready' ? state.counts.count.toLocaleString('en-US') : '–';
}

export interface UserCountProps {
  readonly company: Pick<StoredCompany, 'id'>;
  /** What the count must ask for, so that the rules let it through. */
  readonly listed: readonly UserRole[] | undefined;
}

/** How many people a company has, counted by the server without reading them. */
export function UserCount({ company, listed }: UserCountProps) {
  const { firestore } = useBackend();
  return useFigure(query(keptUsers(firestore, listed), where('companyId', '==', company.id)));
}

/** How many engagements a company has or had. */
export function EngagementCount({ company }: { readonly company: Pick<StoredCompany, 'id' | 'kind'> }) {
  const { firestore } = useBackend();
  const ask = company.kind === 'client' ? engagementsOfClientQuery : engagementsOfContractorQuery;
  return useFigure(ask(firestore, company.id));
}
