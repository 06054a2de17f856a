import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface PageHeadingProps {
  /** The page's name: its only h1. The shell moves focus here after a navigation. */
  readonly title: string;
  /** One plain sentence: what the page is for. */
  readonly description?: ReactNode;
  /** Buttons of the page, the primary one last. */
  readonly actions?: ReactNode;
}

/** Top of every page. */
export function PageHeading({ title, description, actions }: PageHeadingProps) {
  return (
    <Flex as="header" align="flex-start" justify="space-between" wrap="wrap" columnGap="6" rowGap="4" mb="7">
      <Box minW="0" flex="1 1 18rem">
        <Heading as="h1" size="3xl" lineHeight="1.2" tabIndex={-1}>
          {title}
        </Heading>
        {description !== undefined && (
          <Text mt="1.5" color="fg.muted" maxW="65ch">
            {description}
          </Text>
        )}
      </Box>
      {actions !== undefined && (
        <Flex gap="3" wrap="wrap" data-print="hide">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
