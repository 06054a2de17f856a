import type { Standing } from '@vcms/data';
import { type Engagement, nextActions } from '@vcms/domain';
import { EngagementStateChip } from '@vcms/kits';
import { ActionList, StandingChip } from '@vcms/kits/standing';
import { Box, Flex, Heading, Text } from '@vcms/ui';
import { pathOfKey } from './contractor-paths.ts';
import { NEXT_STEPS } from './next-step.ts';

const ACTIONS = 3;

/** What to read under a client: the reason of a decision against the contractor, else the next step. */
function stepOf({ state, decisionReason }: Engagement): string {
  return decisionReason === undefined ? NEXT_STEPS[state] : `${NEXT_STEPS[state]} ${decisionReason}`;
}

function Progress({ standing }: { readonly standing: Standing }) {
  const { readinessPct, siteAccess } = standing;
  const met =
    readinessPct === undefined ? 'Nothing is required yet.' : `${readinessPct} % of what is required is met.`;
  return (
    <Text textStyle="sm">
      {met} {siteAccess ? 'You may work on site.' : 'You may not work on site yet.'}
    </Text>
  );
}

export interface ClientCardProps {
  readonly engagement: Engagement;
  /** undefined: nothing is judged for this client, or it is not read yet. */
  readonly standing: Standing | undefined;
}

/** One client: where the contractor stands with it, why, and what to do next (domain 4.2). */
export function ClientCard({ engagement, standing }: ClientCardProps) {
  const actions = nextActions(standing?.items ?? [], 'contractor');
  return (
    <Box as="li" py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <Heading as="h3" size="md" overflowWrap="anywhere">
          {engagement.clientName}
        </Heading>
        <EngagementStateChip state={engagement.state} />
      </Flex>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {stepOf(engagement)}
      </Text>
      {standing !== undefined && (
        <>
          <Flex wrap="wrap" gap="2" align="center" mt="2" mb="2">
            <StandingChip
              standing={standing}
              name={engagement.clientName}
              reader="contractor"
              pathOf={({ key }) => pathOfKey(key)}
            />
            <Progress standing={standing} />
          </Flex>
          {actions.length > 0 && (
            <ActionList actions={actions} max={ACTIONS} pathOf={({ key }) => pathOfKey(key)} />
          )}
        </>
      )}
    </Box>
  );
}
