import { Link } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';

/** A reviewer with the way to the person's record. */
export function ReviewerName({ name, to }: { readonly name: string; readonly to: string }) {
  return (
    <Link asChild minW="0">
      <RouterLink to={to}>{name}</RouterLink>
    </Link>
  );
}
