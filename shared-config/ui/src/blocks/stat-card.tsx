import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { KnownIconName } from '../icons/icon-set.ts';
import { IconTile } from './icon-tile.tsx';

export interface StatCardProps {
  readonly label: string;
  /** What stands as the label, such as a link of the same words that covers the card; default: the label. */
  readonly title?: ReactNode;
  /** The figure, already formatted. */
  readonly value: ReactNode;
  /** What the figure means or what to do next, in a few words. */
  readonly hint?: ReactNode;
  readonly icon?: KnownIconName;
  /** Colour of the icon's tile; default: the theme colour. Meaning must also be in the words. */
  readonly palette?: 'green' | 'orange' | 'red' | 'blue' | 'gray';
}

/** One figure of a dashboard. */
export function StatCard({ label, title = label, value, hint, icon, palette }: StatCardProps) {
  return (
    <Flex
      as="section"
      aria-label={label}
      position="relative"
      justify="space-between"
      gap="3"
      px={{ base: '4', md: '5' }}
      py="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="xs"
      colorPalette={palette}
    >
      <Box minW="0">
        <Text color="fg.muted" fontWeight="medium" lineHeight="1.3">
          {title}
        </Text>
        <Text mt="1" fontSize="2xl" lineHeight="1.2" fontWeight="bold" letterSpacing="-0.02em">
          {value}
        </Text>
        {hint !== undefined && (
          <Text mt="1" textStyle="sm" color="fg.muted">
            {hint}
          </Text>
        )}
      </Box>
      {icon !== undefined && (
        // On a phone the words need the room.
        <IconTile name={icon} boxSize="9" display={{ base: 'none', sm: 'flex' }} />
      )}
    </Flex>
  );
}
