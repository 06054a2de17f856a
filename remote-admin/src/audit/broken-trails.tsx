import { CompanyName } from '@vcms/companies/register';
import { brokenChainsQuery, useLiveQuery } from '@vcms/data';
import { CHAIN_OF_NOBODY } from '@vcms/domain';
import { LiveSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Box, Link, Stack, StatusChip, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { chainWords } from './chain-words.ts';

/** Trails shown: one is already too many. */
const SHOWN = 20;

/** The trails of which a check found that they do not hold, over all companies. */
export function BrokenTrails() {
  const { firestore } = useBackend();
  const state = useLiveQuery(brokenChainsQuery(firestore, SHOWN));
  return (
    <LiveSection
      title="Trails with a break"
      state={state}
      rows={1}
      empty={<Text color="fg.muted">None. Every night checks what the day added.</Text>}
    >
      {(chains) => (
        <Stack as="ul" gap="3" listStyleType="none">
          {chains.map((chain) => {
            const { tone, label, text } = chainWords(chain);
            return (
              <Box as="li" key={chain.id}>
                {chain.id === CHAIN_OF_NOBODY ? (
                  <Text as="span" fontWeight="medium">
                    Firm
                  </Text>
                ) : (
                  <Link asChild fontWeight="medium">
                    <RouterLink to={`?companyId=${encodeURIComponent(chain.id)}`}>
                      <CompanyName id={chain.id} />
                    </RouterLink>
                  </Link>
                )}{' '}
                <StatusChip tone={tone} label={label} />
                <Text textStyle="sm">{text}</Text>
              </Box>
            );
          })}
        </Stack>
      )}
    </LiveSection>
  );
}
