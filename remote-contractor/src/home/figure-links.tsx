import type { AbsolutePath } from '@vcms/contract';
import type { figureOfItems } from '@vcms/kits';
import { Box, Flex, IconTile, type KnownIconName, SimpleGrid, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';

type Figure = ReturnType<typeof figureOfItems>;

export interface FigureLink {
  readonly label: string;
  readonly figure: Figure;
  readonly icon: KnownIconName;
  readonly palette: 'green' | 'orange' | 'blue' | 'purple';
  /** Where what is counted stands. */
  readonly to: AbsolutePath;
}

function shownValue(figure: Figure): string {
  if (figure.kind === 'ready') return `${figure.value.toLocaleString('en-US')}${figure.isMore ? '+' : ''}`;
  return figure.kind === 'loading' ? '…' : '–';
}

function Tile({ label, figure, icon, palette, to }: FigureLink) {
  return (
    <Flex
      asChild
      align="center"
      gap="3"
      px="4"
      py="2"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="xs"
      color="fg"
      colorPalette={palette}
      aria-busy={figure.kind === 'loading'}
      _hover={{ borderColor: 'border.emphasized', bg: 'bg.subtle' }}
    >
      <RouterLink to={to}>
        <IconTile name={icon} boxSize="8" />
        <Box minW="0" lineHeight="1.25">
          <Text fontSize="xl" fontWeight="bold">
            {shownValue(figure)}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {label}
          </Text>
        </Box>
      </RouterLink>
    </Flex>
  );
}

/** The figures at the top, each a link to what it counts: two beside each other on a phone, four on a wide screen. */
export function FigureLinks({ figures }: { readonly figures: readonly FigureLink[] }) {
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap="3" mb="3">
      {figures.map((figure) => (
        <Tile key={figure.label} {...figure} />
      ))}
    </SimpleGrid>
  );
}
