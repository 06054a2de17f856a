import type { Company } from '@vcms/domain';
import { Box, Flex, Link, Progress, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { missingFacts } from '../home/missing-facts.ts';

/** How much of the company's information is there, and the way to what is missing next. */
export function Completeness({ company }: { readonly company: Company }) {
  const { percent, missing, next } = missingFacts(company);
  return (
    <Box mb="6">
      <Progress.Root value={percent} aria-label="Company information complete" maxW="xl">
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Flex mt="2" gap="2" wrap="wrap">
        <Text>{percent}% complete.</Text>
        {next !== undefined && (
          <Text>
            Next:{' '}
            <Link asChild fontWeight="medium">
              <RouterLink to={`?part=${next.tab}`}>{next.label}</RouterLink>
            </Link>
            {missing.length > 1 && `, then ${missing.slice(1).join(', ')}`}
          </Text>
        )}
      </Flex>
    </Box>
  );
}
