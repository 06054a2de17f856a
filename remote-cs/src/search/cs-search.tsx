import { companySource } from '@vcms/companies/search';
import { filesFoundQuery } from '@vcms/documents/data';
import { formatDate, LINE_LABELS } from '@vcms/domain';
import { policiesNumberedQuery } from '@vcms/insurance/data';
import {
  pageSource,
  recordSource,
  SearchDialog,
  type SearchPanelProps,
  type SearchSource,
} from '@vcms/kits/search';
import { useBackend } from '@vcms/sdk';
import { userSource } from '@vcms/users/search';
import type { Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { menu } from '../menu.ts';

/** Policies of all contractors; each leads to the insurance of its contractor. */
function policySource(firestore: Firestore): SearchSource {
  return recordSource({
    label: 'Policies',
    queryOf: (search, size) => policiesNumberedQuery(firestore, undefined, search, size),
    hitOf: ({ record, policyNumber, line, namedInsured, expiration }) => ({
      id: record.path,
      title: policyNumber,
      note: `${namedInsured} · ${LINE_LABELS[line]}, ends ${formatDate(expiration)}`,
      to: `/insurance-reviews/${encodeURIComponent(record.companyId ?? '')}`,
    }),
  });
}

/** Files of all contractors by title, name or text; each opens in the folders of its contractor. */
function fileSource(firestore: Firestore): SearchSource {
  return recordSource({
    label: 'Documents',
    queryOf: (search, size) => filesFoundQuery(firestore, search, size),
    textOf: ({ nameWords }) => nameWords.join(' '),
    hitOf: ({ id, record, title, fileName }) => ({
      id: record.path,
      title,
      note: fileName,
      to: `/documents-center/files/${encodeURIComponent(record.companyId ?? '')}?open=${encodeURIComponent(id)}`,
    }),
  });
}

/** What 5002 may find. */
export function CsSearch(props: SearchPanelProps) {
  const { firestore } = useBackend();
  const sources = useMemo(
    () => [
      companySource(firestore, ['client', 'contractor'], '/customerservice/company-management'),
      userSource(firestore, '5002', '/customerservice/user-management'),
      policySource(firestore),
      fileSource(firestore),
      pageSource(menu, '5002'),
    ],
    [firestore],
  );
  return <SearchDialog {...props} sources={sources} hint="Company, last name, policy, document or page" />;
}
