import { Box, Flex, Icon, List, Text } from '@vcms/ui';
import { ProductMark } from './product-mark.tsx';

const POINTS = [
  { icon: 'shield', text: 'Insurance, safety programs and OSHA records, kept in one place.' },
  { icon: 'clipboard-check', text: 'See which contractors are ready to work, and what is missing.' },
  { icon: 'calendar-clock', text: 'Know what expires before it does.' },
] as const;

/** The coloured side of the pages without the shell: who this site belongs to and what it is for. Desktop only. */
export function BrandPanel() {
  return (
    <Flex
      as="aside"
      aria-label="About VCMS"
      display={{ base: 'none', lg: 'flex' }}
      position="relative"
      overflow="hidden"
      direction="column"
      justify="space-between"
      flex="0 0 44%"
      maxW="44rem"
      p="14"
      bg="colorPalette.menu"
      color="white"
    >
      <Rings />
      <ProductMark inverted />
      <Box position="relative" maxW="30rem">
        <Text fontSize="2.6rem" fontWeight="650" lineHeight="1.15" letterSpacing="-0.02em" textWrap="balance">
          Contractor Management Made Easy
        </Text>
        <List.Root variant="plain" mt="9" gap="5" fontSize="lg">
          {POINTS.map(({ icon, text }) => (
            <List.Item key={icon} display="flex" gap="3.5" alignItems="flex-start">
              <Box mt="0.5">
                <Icon name={icon} size="1.35rem" />
              </Box>
              {text}
            </List.Item>
          ))}
        </List.Root>
      </Box>
      <Text position="relative" textStyle="sm">
        Copyright © 2025 VCMS. All rights reserved
      </Text>
    </Flex>
  );
}

/** Quiet circles in the corner; decoration only. */
function Rings() {
  return (
    <Box position="absolute" insetEnd="-16rem" top="-20rem" boxSize="40rem" opacity="0.18" aria-hidden="true">
      <svg
        viewBox="0 0 400 400"
        width="100%"
        height="100%"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        {[60, 95, 130, 165, 198].map((radius) => (
          <circle key={radius} cx="200" cy="200" r={radius} strokeWidth="1.4" />
        ))}
      </svg>
    </Box>
  );
}
