import { Box, Grid, PALETTE_NAMES, PALETTE_PARTS, STATUS_PALETTE_NAMES, Text } from '@vcms/ui';
import { Part, Shown } from '../shown.tsx';

const GROUNDS = ['bg', 'bg.panel', 'bg.subtle', 'bg.muted', 'bg.emphasized', 'bg.inverted'] as const;
const MESSAGES = ['bg.error', 'bg.warning', 'bg.success', 'bg.info'] as const;
const LINES = ['border', 'border.emphasized', 'border.control', 'border.error', 'border.success'] as const;
const SHADOWS = ['xs', 'sm', 'md', 'lg'] as const;

function Swatches({ colors }: { readonly colors: readonly string[] }) {
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(6.5rem, 1fr))" gap="2">
      {colors.map((color) => (
        <Box key={color}>
          <Box h="8" borderRadius="md" borderWidth="1px" bg={color} />
          <Text textStyle="xs" color="fg.muted">
            {color}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}

export function Colors() {
  return (
    <Shown>
      <Part name="Grounds">
        <Swatches colors={[...GROUNDS, ...MESSAGES, ...LINES]} />
      </Part>
      {[...PALETTE_NAMES, ...STATUS_PALETTE_NAMES, 'gray'].map((palette) => (
        <Part key={palette} name={palette}>
          <Grid templateColumns="repeat(auto-fill, minmax(2.5rem, 1fr))" gap="2" colorPalette={palette}>
            {Object.keys(PALETTE_PARTS).map((part) => (
              <Box key={part} h="6" borderRadius="sm" bg={`colorPalette.${part}`} />
            ))}
            <Box h="6" borderRadius="sm" bg="colorPalette.solid" color="colorPalette.contrast" px="1">
              Aa
            </Box>
          </Grid>
        </Part>
      ))}
      <Part name="Shadows">
        <Grid templateColumns="repeat(4, 1fr)" gap="6">
          {SHADOWS.map((shadow) => (
            <Box key={shadow} h="10" borderRadius="lg" bg="bg.panel" boxShadow={shadow} />
          ))}
        </Grid>
      </Part>
    </Shown>
  );
}
