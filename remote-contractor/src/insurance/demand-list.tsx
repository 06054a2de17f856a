import type { LineOverview } from '@vcms/domain';
import { Box, Heading, List, Text } from '@vcms/ui';
import { furtherDemands } from './further-demands.ts';

/** Endorsements, rating, aggregate and form that the clients ask for, known before the first policy is on file. */
export function FurtherDemands({ overview }: { readonly overview: LineOverview }) {
  const demands = furtherDemands(overview);
  if (demands.length === 0) return null;
  return (
    <Box mt="4">
      <Heading as="h3" size="sm" mb="1">
        Also required
      </Heading>
      <List.Root aria-label="Also required" ps="4" gap="1" textStyle="sm">
        {demands.map(({ label, askedBy }) => (
          <List.Item key={label}>
            {label}
            {askedBy.length > 0 && (
              <Text as="span" color="fg.muted">
                , by {askedBy.join(', ')}
              </Text>
            )}
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}
