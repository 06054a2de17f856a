import { SCALES, type Scale } from '@vcms/contract';
import { Box, Flex, Icon, IconButton } from '@vcms/ui';
import { useId } from 'react';
import { SCALE_MAX, SCALE_MIN } from '../layout/layout-constants.ts';

export interface ScaleControlProps {
  readonly scale: Scale;
  readonly onChange: (scale: Scale) => void;
}

/** The size of everything, 12 to 16, one step at a time; the buttons are disabled at the ends (spec, section 5). */
export function ScaleControl({ scale, onChange }: ScaleControlProps) {
  const labelId = useId();
  const index = SCALES.indexOf(scale);
  const step = (by: -1 | 1) => {
    const next = SCALES[index + by];
    if (next !== undefined) onChange(next);
  };
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Box id={labelId} mb="2.5" fontWeight="semibold">
        Scale
      </Box>
      <Flex align="center" justify="space-between" gap="3" p="1.5" borderWidth="1px" borderRadius="lg">
        <StepButton
          name="Decrease scale"
          icon="minus"
          disabled={scale === SCALE_MIN}
          onPress={() => step(-1)}
        />
        <Flex align="center" gap="2" aria-hidden>
          {SCALES.map((size) => (
            <Box
              key={size}
              boxSize={size === scale ? '0.75rem' : '0.5rem'}
              borderRadius="full"
              bg={size === scale ? 'colorPalette.solid' : 'border.control'}
              forcedColorAdjust="none"
            />
          ))}
        </Flex>
        <Box role="status" aria-label="Current scale" minW="2ch" fontWeight="semibold" textAlign="center">
          {scale}
        </Box>
        <StepButton
          name="Increase scale"
          icon="plus"
          disabled={scale === SCALE_MAX}
          onPress={() => step(1)}
        />
      </Flex>
    </Box>
  );
}

interface StepButtonProps {
  readonly name: string;
  readonly icon: 'plus' | 'minus';
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function StepButton({ name, icon, disabled, onPress }: StepButtonProps) {
  return (
    <IconButton
      aria-label={name}
      variant="ghost"
      colorPalette="gray"
      size="sm"
      boxSize="max(2.25rem, 28px)"
      minW="0"
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </IconButton>
  );
}
