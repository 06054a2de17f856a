import { companySource } from '@vcms/companies/search';
import { COMPANY_KINDS } from '@vcms/domain';
import { pageSource, SearchDialog, type SearchPanelProps } from '@vcms/kits/search';
import { useBackend } from '@vcms/sdk';
import { userSource } from '@vcms/users/search';
import { useMemo } from 'react';
import { menu } from '../menu.ts';

/** What 5001 may find. */
export function AdminSearch(props: SearchPanelProps) {
  const { firestore } = useBackend();
  const sources = useMemo(
    () => [
      companySource(firestore, COMPANY_KINDS, '/admin/admin-tools/companies'),
      userSource(firestore, '5001', '/admin/admin-tools/users'),
      pageSource(menu, '5001'),
    ],
    [firestore],
  );
  return <SearchDialog {...props} sources={sources} hint="Company, last name or page" />;
}
