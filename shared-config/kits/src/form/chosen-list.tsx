import { Box, Button, Flex, Stack, Text, VisuallyHidden } from '@vcms/ui';
import type { Choice } from './search-list.tsx';

export interface ChosenListProps {
  readonly label: string;
  readonly items: readonly Choice[];
  readonly empty: string;
  readonly busy?: boolean;
  readonly remove: (code: string) => void;
}

/** What is chosen, each with a button that takes it away. */
export function ChosenList({ label, items, empty, busy = false, remove }: ChosenListProps) {
  if (items.length === 0) return <Text color="fg.muted">{empty}</Text>;
  return (
    <Stack as="ul" aria-label={label} gap="0" listStyleType="none" m="0" p="0">
      {items.map(({ code, label: name, detail }) => (
        <Flex
          as="li"
          key={code}
          gap="3"
          py="2"
          justify="space-between"
          align="center"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Box minW="0">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {name}
            </Text>
            {detail !== undefined && (
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {detail}
              </Text>
            )}
          </Box>
          <Button size="sm" variant="ghost" disabled={busy} onClick={() => remove(code)}>
            Remove <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </Flex>
      ))}
    </Stack>
  );
}
