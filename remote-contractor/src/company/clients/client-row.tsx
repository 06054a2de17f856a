import type { Standing } from '@vcms/data';
import { allowedActions, type Engagement, type EngagementAction } from '@vcms/domain';
import { EngagementStateChip } from '@vcms/kits';
import { SavingMark } from '@vcms/kits/pending';
import { StandingChip } from '@vcms/kits/standing';
import { useSession } from '@vcms/sdk';
import { Box, Button, Flex, Heading, Text, VisuallyHidden } from '@vcms/ui';
import { pathOfKey } from '../../home/contractor-paths.ts';
import { NEXT_STEPS } from '../../home/next-step.ts';

export type RowAction = Extract<EngagementAction, 'accept' | 'decline' | 'submit' | 'end'> | 'sees';

/** In the order in which they stand, the primary one last. */
const ACTIONS: readonly (readonly [RowAction & EngagementAction, string])[] = [
  ['end', 'End the connection'],
  ['decline', 'Decline'],
  ['accept', 'Accept'],
  ['submit', 'Submit for approval'],
];

export interface ClientRowProps {
  readonly engagement: Engagement;
  /** What it says waits for the server. */
  readonly isPending: boolean;
  /** undefined: nothing is judged for this client, or the role may not see it. */
  readonly standing: Standing | undefined;
  readonly act: (action: RowAction) => void;
}

/** One client: the state, the next step, and what may be done in it. */
export function ClientRow({ engagement, isPending, standing, act }: ClientRowProps) {
  const { role } = useSession();
  const { clientName, state, decisionReason } = engagement;
  const allowed = allowedActions(state, { role, clientPlan: 'full' });
  return (
    <Box as="li" aria-busy={isPending} py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <Heading as="h3" size="md" overflowWrap="anywhere">
          {clientName}
        </Heading>
        <Flex gap="2" wrap="wrap" align="center">
          {standing !== undefined && (
            <StandingChip
              standing={standing}
              name={clientName}
              reader="contractor"
              pathOf={({ key }) => pathOfKey(key)}
            />
          )}
          {isPending && <SavingMark />}
          <EngagementStateChip state={state} />
        </Flex>
      </Flex>
      <Text textStyle="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
        {NEXT_STEPS[state]} {decisionReason}
      </Text>
      <Flex wrap="wrap" gap="2" mt="3">
        <Button size="sm" variant="outline" onClick={() => act('sees')}>
          What it sees <VisuallyHidden>of you: {clientName}</VisuallyHidden>
        </Button>
        {ACTIONS.filter(([action]) => allowed.includes(action)).map(([action, label]) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'accept' || action === 'submit' ? 'solid' : 'outline'}
            onClick={() => act(action)}
          >
            {label} <VisuallyHidden>{clientName}</VisuallyHidden>
          </Button>
        ))}
      </Flex>
    </Box>
  );
}
