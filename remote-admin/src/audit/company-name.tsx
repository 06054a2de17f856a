import { companyRef, useLiveDocument } from '@vcms/data';
import { useBackend } from '@vcms/sdk';

/** The name of a company by its id; the id itself where the record is gone. */
export function CompanyName({ companyId }: { readonly companyId: string }) {
  const { firestore } = useBackend();
  const company = useLiveDocument(companyRef(firestore, companyId));
  if (company.kind === 'loading') return '…';
  return company.kind === 'ready' ? company.value.name : companyId;
}
