import type { Company } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Box, Button, Text } from '@vcms/ui';
import { useState } from 'react';

export interface PlanSectionProps {
  /** The firm, which decides; undefined while it is not read. */
  readonly firm: Pick<Company, 'name'> | undefined;
}

/** What the limited plan leaves out, and the way to the full one: the firm is told, and decides. */
export function PlanSection({ firm }: PlanSectionProps) {
  const backend = useBackend();
  const [busy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const decider = firm?.name ?? 'Your compliance administrator';

  async function ask(): Promise<void> {
    setProblem(undefined);
    setBusy(true);
    try {
      const { askFullPlan } = await import('./ask-full-plan.ts');
      const result = await askFullPlan(backend.functions);
      if (result.kind === 'done') setAsked(true);
      else setProblem(result.message);
    } catch {
      setProblem('The server cannot be reached. Check your connection, then try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <DashboardSection isDense title="Your plan: limited">
      <Text textStyle="sm">
        Clients that require insurance, injury rates, safety programs, questionnaires or worker documents need
        you on the full plan. What you have entered stays.
      </Text>
      <Box mt="2" textStyle="sm" aria-live="polite">
        {isAsked ? (
          <Text fontWeight="medium">{decider} has been notified and will contact you.</Text>
        ) : (
          <Button size="sm" variant="outline" loading={busy} onClick={() => void ask()}>
            Request the full plan
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
