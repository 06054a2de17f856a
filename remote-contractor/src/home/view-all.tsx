import type { AbsolutePath } from '@vcms/contract';
import { Box, Link, VisuallyHidden } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';

export interface ViewAllProps {
  readonly to: AbsolutePath;
  readonly shown: number;
  readonly of: number;
  /** What there is more of, in the plural. */
  readonly what: string;
}

/** The way from a short list to the whole; nothing where the list is the whole. */
export function ViewAll({ to, shown, of, what }: ViewAllProps) {
  if (of <= shown) return null;
  return (
    <Box mt="1.5" textStyle="sm">
      <Link asChild fontWeight="medium">
        <RouterLink to={to}>
          View all {of} <VisuallyHidden>{what}</VisuallyHidden>
        </RouterLink>
      </Link>
    </Box>
  );
}
