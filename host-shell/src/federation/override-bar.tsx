import { Box, Button, Flex, Icon, Text } from '@vcms/ui';
import type { Overrides } from './overrides.ts';

export interface OverrideBarProps {
  readonly overrides: Pick<Overrides, 'active' | 'reset'>;
}

/** Says all the time that this tab does not run what the registry names (architecture 3b, "Local override"). */
export function OverrideBar({ overrides }: OverrideBarProps) {
  const { active, reset } = overrides;
  if (active.length === 0) return null;
  return (
    <Flex
      role="status"
      data-print="hide"
      align="center"
      wrap="wrap"
      columnGap="4"
      rowGap="2"
      mb="4"
      px="4"
      py="2"
      borderRadius="lg"
      colorPalette="orange"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
    >
      <Icon name="warning" />
      <Box flex="1" minW="12rem" overflowWrap="anywhere">
        {active.map(({ remote, base }) => (
          <Text key={remote} fontWeight="semibold">
            This tab runs {remote} from {base}
          </Text>
        ))}
      </Box>
      <Button size="sm" variant="outline" colorPalette="gray" onClick={reset}>
        <Icon name="refresh" />
        Reset
      </Button>
    </Flex>
  );
}
