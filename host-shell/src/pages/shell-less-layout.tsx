import { Box, Flex, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { BrandPanel } from './brand-panel.tsx';
import { ProductMark } from './product-mark.tsx';

export interface ShellLessLayoutProps {
  readonly children: ReactNode;
  /** The minimal settings panel with its cog (shell-behaviour A32). */
  readonly settings?: ReactNode;
}

/** Frame of /login/ and /invite/: brand beside the page on a desktop, above it on a phone. */
export function ShellLessLayout({ children, settings }: ShellLessLayoutProps) {
  return (
    <Flex minH="100dvh" bg="bg.panel">
      <BrandPanel />
      <Flex direction="column" flex="1" minW="0" px={{ base: '6', sm: '10' }} py="8">
        <Box as="header" display={{ base: 'block', lg: 'none' }} color="colorPalette.fg">
          <ProductMark />
        </Box>
        <Flex
          as="main"
          flex="1"
          align={{ base: 'flex-start', lg: 'center' }}
          justify="center"
          pt={{ base: '16', lg: '10' }}
          pb="10"
        >
          <Box width="100%" maxW="26rem">
            {children}
          </Box>
        </Flex>
        <Text
          as="footer"
          display={{ base: 'block', lg: 'none' }}
          textStyle="sm"
          color="fg.muted"
          textAlign="center"
        >
          Copyright © 2025 VCMS. All rights reserved
        </Text>
      </Flex>
      {settings}
    </Flex>
  );
}
