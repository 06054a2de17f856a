import { Box, Heading, Stack, Text, Wrap } from '@vcms/ui';
import type { ReactNode } from 'react';

/** What stands for a state that only a pointer or a key brings. */
export const HOVERED = { 'data-hover': '' };
export const FOCUSED = { 'data-focus-visible': '' };
export const PRESSED = { 'data-active': '' };

/** Too long for most places, and with a word that does not break. */
export const LONG = 'Northwest Industrial Scaffolding and Insulation Contractors';
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

/** All that a view shows. */
export function Shown({ children }: { readonly children: ReactNode }) {
  return <Stack gap="6">{children}</Stack>;
}

interface PartProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Some looks of one part, below each other. */
export function Part({ name, children }: PartProps) {
  return (
    <Box as="section">
      <Heading as="h2" size="xs" color="fg.muted" mb="2">
        {name}
      </Heading>
      {children}
    </Box>
  );
}

/** Some looks of one small part, side by side. */
export function Row({ name, children }: PartProps) {
  return (
    <Part name={name}>
      <Wrap gap="3" align="center">
        {children}
      </Wrap>
    </Part>
  );
}

/** One of several blocks that share a line where there is room. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      display="grid"
      gap="5"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
      alignItems="start"
    >
      {children}
    </Box>
  );
}

/** A block on the ground that it has in the product. */
export function Panel({ name, children }: PartProps) {
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="xl" p="4" minW="0">
      <Text textStyle="xs" color="fg.muted" mb="2">
        {name}
      </Text>
      {children}
    </Box>
  );
}
