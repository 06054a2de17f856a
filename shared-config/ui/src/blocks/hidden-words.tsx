import { visuallyHiddenStyle } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLook } from '../theme/use-look.ts';

/** Words for assistive technology alone, where they stand in each row of a list. */
export function HiddenWords({ children }: { readonly children: ReactNode }) {
  return <span className={useLook(visuallyHiddenStyle)}>{children}</span>;
}
