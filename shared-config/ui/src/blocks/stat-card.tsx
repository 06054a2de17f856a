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
  /** The figure first and closer: for a row of them at the top of a page. */
  readonly isDense?: boolean;
  /** One of so many in a row that a wide screen has no room for the icon. */
  readonly isNarrow?: boolean;
}

type WordsProps = Pick<StatCardProps, 'label' | 'title' | 'value' | 'hint' | 'isDense'>;

function Words({ label, title = label, value, hint, isDense = false }: WordsProps) {
  const name = (
    <Text color="fg.muted" fontWeight="medium" lineHeight="1.3" fontSize={isDense ? 'sm' : undefined}>
      {title}
    </Text>
  );
  return (
    <Box minW="0">
      {!isDense && name}
      <Text
        mt={isDense ? '0' : '1'}
        fontSize={isDense ? 'xl' : '2xl'}
        lineHeight="1.2"
        fontWeight="bold"
        letterSpacing="-0.02em"
      >
        {value}
      </Text>
      {isDense && name}
      {hint !== undefined && (
        <Text mt={isDense ? '0' : '1'} textStyle={isDense ? 'xs' : 'sm'} color="fg.muted">
          {hint}
        </Text>
      )}
    </Box>
  );
}

/** One figure of a dashboard. */
export function StatCard({ icon, palette, isDense = false, isNarrow = false, ...words }: StatCardProps) {
  return (
    <Flex
      as="section"
      aria-label={words.label}
      position="relative"
      direction={isDense ? 'row-reverse' : 'row'}
      justify={isDense ? 'flex-end' : 'space-between'}
      gap="3"
      px={isDense ? '3' : { base: '4', md: '5' }}
      py={isDense ? '2' : '4'}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="xs"
      colorPalette={palette}
    >
      <Words {...words} isDense={isDense} />
      {icon !== undefined && (
        // On a phone the words need the room.
        <IconTile
          name={icon}
          boxSize={isDense ? '8' : '9'}
          display={{ base: 'none', sm: 'flex', ...(isNarrow ? { xl: 'none' } : {}) }}
        />
      )}
    </Flex>
  );
}
