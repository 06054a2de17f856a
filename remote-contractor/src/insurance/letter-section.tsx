import type { InsuranceDossier } from '@vcms/insurance/policy-editor';
import { LetterButton } from '@vcms/insurance/register';
import { DashboardSection, useArrivalAt } from '@vcms/kits';
import { Box, Flex, Stack, Text } from '@vcms/ui';
import { shortfalls } from './shortfalls.ts';

/** The part of the address by which a mail with such a letter leads here. */
const HASH = '#letters';

/** What the insurance lacks for each client, as the letter that the client can send; nothing while nothing is lacking. */
export function LetterSection({ file, now }: { readonly file: InsuranceDossier; readonly now: () => Date }) {
  const found = shortfalls(file);
  const section = useArrivalAt(HASH, found.length > 0);
  if (found.length === 0) return null;
  return (
    <Box ref={section} tabIndex={-1} outline="none" scrollMarginTop="20">
      <DashboardSection
        title="Deficiency letters"
        description="What your insurance does not meet, for each client, to keep or to pass on to your broker."
      >
        <Stack as="ul" gap="3" p="0" m="0" listStyleType="none">
          {found.map(({ clientId, count, standing }) => (
            <Flex as="li" key={clientId} wrap="wrap" gap="3" align="center" justify="space-between">
              <Text minW="0" overflowWrap="anywhere">
                <strong>{standing.clientName}</strong>: {count}{' '}
                {count === 1 ? 'requirement is' : 'requirements are'} not met.
              </Text>
              <LetterButton standing={standing} now={now} isOfSeveral />
            </Flex>
          ))}
        </Stack>
      </DashboardSection>
    </Box>
  );
}
