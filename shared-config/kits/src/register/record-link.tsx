import { Link } from '@vcms/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';

/** The parameter that names the open record; the conditions of the list stay beside it for the way back. */
export const OPEN_PARAMETER = 'open';

/** Leads from a row to its record. */
export function RecordLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set(OPEN_PARAMETER, id);
  return (
    <Link asChild fontWeight="medium">
      <RouterLink to={{ search: next.toString() }}>{children}</RouterLink>
    </Link>
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
