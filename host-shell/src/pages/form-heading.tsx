import { Box, Heading, Text } from '@vcms/ui';
import type { ReactNode } from 'react';

export interface FormHeadingProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The only h1 of a page without the shell, with one sentence below. Takes focus after a navigation. */
export function FormHeading({ title, children }: FormHeadingProps) {
  return (
    <Box mb="8">
      <Heading as="h1" size="4xl" letterSpacing="-0.02em" tabIndex={-1}>
        {title}
      </Heading>
      <Text mt="2" color="fg.muted" fontSize="lg">
        {children}
      </Text>
    </Box>
  );
}
