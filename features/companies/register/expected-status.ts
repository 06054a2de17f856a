import type { ExpectedChange } from '@vcms/kits/pending';
import type { StoredCompany } from './company-register.tsx';

/** What a company will say once it is suspended, reinstated or put away. */
export function expectedStatus(
  { record, status }: Pick<StoredCompany, 'record' | 'status'>,
  next: StoredCompany['status'],
): ExpectedChange {
  return { path: record.path, before: { status }, after: { status: next } };
}
