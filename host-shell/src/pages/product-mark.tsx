import { Flex, Icon, Text } from '@vcms/ui';

export interface ProductMarkProps {
  /** True on a ground in the theme colour. */
  readonly inverted?: boolean;
}

/** The product's mark and name, as in the menu; not a link, because these pages have no shell to lead to. */
export function ProductMark({ inverted = false }: ProductMarkProps) {
  return (
    <Flex position="relative" align="center" gap="3" color={inverted ? 'white' : 'fg'}>
      <Flex
        as="span"
        boxSize="2.375rem"
        align="center"
        justify="center"
        borderRadius="lg"
        bg={inverted ? 'white' : 'colorPalette.solid'}
        color={inverted ? 'colorPalette.menu' : 'colorPalette.contrast'}
      >
        <Icon name="shield" size="1.375rem" />
      </Flex>
      <Text as="span" fontSize="1.375rem" fontWeight="extrabold" letterSpacing="-0.03em" lineHeight="1">
        VCMS
      </Text>
    </Flex>
  );
}
