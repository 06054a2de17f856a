import { Box, Flex, Heading, List, Stack, Text } from '@vcms/ui';
import type { AskedLine } from '../../backend/upload-backend.ts';

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <List.Root ps="5" gap="1" textStyle="sm">
      {sentences.map((sentence) => (
        <List.Item key={sentence}>{sentence}</List.Item>
      ))}
    </List.Root>
  );
}

function Line({ ask }: { readonly ask: AskedLine }) {
  const { title, limits, conditions, holders } = ask;
  const nothing = limits.length + conditions.length + holders.length === 0;
  return (
    <Box borderWidth="1px" borderRadius="lg" p="4">
      <Heading as="h2" size="md" mb="3">
        {title}
      </Heading>
      <Stack as="dl" gap="1" m="0" mb={limits.length > 0 ? '3' : '0'}>
        {limits.map(({ label, amount }) => (
          <Flex key={label} justify="space-between" gap="4" textStyle="sm">
            <Text as="dt" color="fg.muted">
              {label}
            </Text>
            <Text as="dd" m="0" fontWeight="semibold">
              {amount}
            </Text>
          </Flex>
        ))}
      </Stack>
      <Sentences sentences={nothing ? ['The certificate of the policy as it is.'] : conditions} />
      {holders.map(({ name, wording }) => (
        <Box key={name} mt="3">
          <Heading as="h3" size="sm" mb="1">
            For {name}
          </Heading>
          <Sentences sentences={wording} />
        </Box>
      ))}
    </Box>
  );
}

/** What the certificate must show, line by line. */
export function AskedLines({ asks }: { readonly asks: readonly AskedLine[] }) {
  return (
    <Stack gap="4" mb="6">
      {asks.map((ask) => (
        <Line key={ask.title} ask={ask} />
      ))}
    </Stack>
  );
}
