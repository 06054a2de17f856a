import type { Standing } from '@vcms/data';
import type { CalendarDate, Engagement } from '@vcms/domain';
import { SavingMark } from '@vcms/kits/pending';
import { Box, Flex, Heading, ProgressRing, StatusLine, Text } from '@vcms/ui';
import { clientVerdict } from './client-verdict.ts';
import type { InvitationAnswer } from './invitation-answer.ts';
import { NextSteps } from './next-steps.tsx';
import { WhyButton } from './why-button.tsx';

function Readiness({ percent }: { readonly percent: number | undefined }) {
  if (percent === undefined) return null;
  return (
    <ProgressRing
      percent={percent}
      label={`Readiness: ${percent}% of what is required is met`}
      palette={percent === 100 ? 'green' : undefined}
    />
  );
}

export interface ClientCardProps {
  readonly engagement: Engagement;
  /** What it says waits for the server. */
  readonly isPending: boolean;
  /** undefined: nothing is judged for this client, or it is not read yet. */
  readonly standing: Standing | undefined;
  readonly today: CalendarDate;
  /** Asks before an invitation is accepted or declined. */
  readonly answer: (action: InvitationAnswer['action']) => void;
}

/** One client: one verdict, how much of what it requires is met, and the next step (domain 4.2). */
export function ClientCard({ engagement, isPending, standing, today, answer }: ClientCardProps) {
  const verdict = clientVerdict(engagement, standing);
  const { clientName } = engagement;
  return (
    <Flex
      as="li"
      aria-busy={isPending}
      gap="3"
      py="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Readiness percent={verdict.readinessPct} />
      <Box minW="0" flex="1">
        <Flex gap="2" align="center" justify="space-between">
          <Heading as="h3" size="md" overflowWrap="anywhere" minW="0">
            {clientName}
          </Heading>
          {standing !== undefined && (
            <WhyButton standing={standing} name={clientName} verdict={verdict.words} today={today} />
          )}
        </Flex>
        <Box textStyle="sm">
          <StatusLine tone={verdict.tone}>{verdict.words}</StatusLine>
          {isPending && <SavingMark />}
        </Box>
        {verdict.note !== undefined && (
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {verdict.note}
          </Text>
        )}
        <NextSteps verdict={verdict} clientName={clientName} today={today} answer={answer} />
      </Box>
    </Flex>
  );
}
