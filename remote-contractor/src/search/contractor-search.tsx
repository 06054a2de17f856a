import { pageSource, SearchDialog, type SearchPanelProps } from '@vcms/kits/search';
import { useSession } from '@vcms/sdk';
import { useMemo } from 'react';
import { menu } from '../menu.ts';

/** What 5005 and 5006 may find. */
export function ContractorSearch(props: SearchPanelProps) {
  const { role } = useSession();
  const sources = useMemo(() => [pageSource(menu, role)], [role]);
  return <SearchDialog {...props} sources={sources} hint="Page" />;
}
