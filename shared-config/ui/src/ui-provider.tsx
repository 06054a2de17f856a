import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface UiProviderProps {
  /** From createUiSystem() for a page's first root, from createNestedSystem() for any other. */
  readonly system: SystemContext;
  readonly children: ReactNode;
}

/** Gives the design system to one React root. */
export function UiProvider({ system, children }: UiProviderProps) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
