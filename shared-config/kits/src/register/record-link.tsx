import { Link } from '@vcms/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { ListParams, OPEN_PARAMETER } from './list-address.tsx';

function searchOf(list: URLSearchParams, id: string): string {
  const next = new URLSearchParams(list);
  next.set(OPEN_PARAMETER, id);
  return next.toString();
}

/** Leads from a row to its record. */
export function RecordLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <ListParams>
      {(list) => (
        <Link asChild fontWeight="medium">
          <RouterLink to={{ search: searchOf(list, id) }}>{children}</RouterLink>
        </Link>
      )}
    </ListParams>
  );
}

/** Leads from a record back to its list, as it was. */
export function BackToList({ children }: { readonly children: ReactNode }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.delete(OPEN_PARAMETER);
  next.delete('tab');
  return (
    <Link asChild>
      <RouterLink to={{ search: next.toString() }}>{children}</RouterLink>
    </Link>
  );
}
