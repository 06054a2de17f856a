import { companySource } from '@vcms/companies/search';
import { pageSource, SearchDialog, type SearchPanelProps } from '@vcms/kits/search';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { menu } from '../menu.ts';

/** What 5002 may find. */
export function CsSearch(props: SearchPanelProps) {
  const { firestore } = useBackend();
  const sources = useMemo(
    () => [
      pageSource(menu, '5002'),
      companySource(firestore, ['client', 'contractor'], '/customerservice/company-management'),
    ],
    [firestore],
  );
  return <SearchDialog {...props} sources={sources} hint="Company or page" />;
}
