import { Flex, Icon } from '@vcms/ui';

export interface ColorSwatchProps {
  readonly color: string;
  readonly chosen: boolean;
}

const chosenStyle = {
  outline: '2px solid',
  outlineColor: 'colorPalette.swatch',
  outlineOffset: '2px',
};

/** A theme colour to choose; the chosen one has a check mark, so colour is not the only sign. */
export function ColorSwatch({ color, chosen }: ColorSwatchProps) {
  return (
    <Flex
      as="span"
      colorPalette={color}
      align="center"
      justify="center"
      height="max(2.5rem, 32px)"
      borderRadius="lg"
      bg="colorPalette.swatch"
      color="white"
      forcedColorAdjust="none"
      css={chosen ? chosenStyle : {}}
    >
      {chosen && <Icon name="check" size="1.25rem" />}
    </Flex>
  );
}
