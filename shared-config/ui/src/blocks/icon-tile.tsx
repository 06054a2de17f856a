import { Flex, type FlexProps } from '@chakra-ui/react';
import { Icon } from '../icons/icon.tsx';
import type { KnownIconName } from '../icons/icon-set.ts';

export interface IconTileProps extends Pick<FlexProps, 'boxSize' | 'display'> {
  readonly name: KnownIconName;
}

/** An icon on a square of the palette around it; the words beside it say the same. */
export function IconTile({ name, ...size }: IconTileProps) {
  return (
    <Flex {...size} flexShrink="0" align="center" justify="center" borderRadius="lg" bg="colorPalette.muted">
      <Icon name={name} color="colorPalette.fg" />
    </Flex>
  );
}
