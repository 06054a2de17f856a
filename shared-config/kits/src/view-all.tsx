import { Link } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';

export interface ViewAllProps {
  /** The list in the state that the panel shows the first of. */
  readonly to: string;
  /** What is listed, as the panel is called: tells several such links of a page apart. */
  readonly of: string;
}

/** The way from a short list to all of it. */
export function ViewAll({ to, of }: ViewAllProps) {
  return (
    <Link asChild textStyle="sm" fontWeight="medium" flexShrink="0">
      <RouterLink to={to} aria-label={`View all: ${of}`}>
        View all
      </RouterLink>
    </Link>
  );
}
