import { DashboardSection, useFirm } from '@vcms/kits';
import { useTrustedCall } from '@vcms/kits/form';
import { Box, Button, Text } from '@vcms/ui';
import { useState } from 'react';

/** What the limited plan leaves out, and the way to the full one: the firm is told, and decides. */
export function PlanSection() {
  const firm = useFirm();
  const { busy, call } = useTrustedCall('companyAskFullPlan');
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const named = firm.kind === 'ready' ? firm.items[0]?.name : undefined;
  const decider = named ?? 'The firm that keeps this register';

  async function ask(): Promise<void> {
    setProblem(undefined);
    const result = await call({});
    if (result.kind !== 'done') return setProblem(result.message);
    setAsked(true);
  }

  return (
    <DashboardSection title="Your plan: limited">
      <Text>
        A client that asks for insurance, injury rates, safety programs, answers or documents of people needs
        you on the full plan. What you have entered stays.
      </Text>
      <Box mt="3" aria-live="polite">
        {isAsked ? (
          <Text fontWeight="medium">{decider} is told and will contact you.</Text>
        ) : (
          <Button size="sm" variant="outline" loading={busy} onClick={() => void ask()}>
            Ask for the full plan
          </Button>
        )}
        {problem !== undefined && (
          <Text mt="2" color="fg.error">
            {problem}
          </Text>
        )}
      </Box>
    </DashboardSection>
  );
}
