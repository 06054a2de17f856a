import { Box, Flex, Switch } from '@vcms/ui';
import { LAYER_LABELS, type Layer } from '../model/calendar-entry.ts';
import { LAYER_PALETTES } from './layer-looks.ts';

export interface LayerSwitchesProps {
  /** Those that the reader's role has. */
  readonly layers: readonly Layer[];
  readonly off: readonly Layer[];
  readonly onOff: (off: readonly Layer[]) => void;
}

/** Which kinds of entries are shown. */
export function LayerSwitches({ layers, off, onOff }: LayerSwitchesProps) {
  if (layers.length < 2) return null;
  return (
    <Flex role="group" aria-label="Show" gap="4" wrap="wrap" mb="4">
      {layers.map((layer) => (
        <Switch.Root
          key={layer}
          size="sm"
          checked={!off.includes(layer)}
          onCheckedChange={({ checked }) =>
            onOff(checked ? off.filter((one) => one !== layer) : [...off, layer])
          }
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>
            <Box
              as="span"
              display="inline-block"
              boxSize="2.5"
              borderRadius="xs"
              me="1.5"
              colorPalette={LAYER_PALETTES[layer]}
              bg="colorPalette.solid"
            />
            {LAYER_LABELS[layer]}
          </Switch.Label>
        </Switch.Root>
      ))}
    </Flex>
  );
}
