import type { PageRect } from '@vcms/pdf';
import { Box } from '@vcms/ui';
import { useMemo } from 'react';
import type { InsuranceDossier } from '../insurance-dossier.ts';
import { checkPolicyForm, policyContent, policyWarnings } from '../policy-form-values.ts';
import { preCheck } from '../pre-check.ts';
import { decideValue, type Intake, leaveValue, setWanted, typeValues } from './intake.ts';
import type { LinePlan, ShownLine } from './intake-plan.ts';
import { LineCard } from './line-card.tsx';
import { movesFrom } from './line-match.ts';
import { SharedQuestions } from './shared-questions.tsx';
import type { Sending } from './use-sending.ts';

export interface IntakeLinesProps {
  readonly file: InsuranceDossier;
  readonly plans: readonly LinePlan[];
  readonly change: (change: (intake: Intake) => Intake) => void;
  readonly onShow: (place: PageRect) => void;
  /** The client that the certificate is made out to; '': nobody alone. */
  readonly holder: string;
  /** Its name. */
  readonly client: string;
  /** Lines that are on file and get the certificate for it. */
  readonly shown: readonly ShownLine[];
  readonly sending: Sending;
}

/** How the line would stand if it were accepted as it is; undefined: too little is known, or it is not sent. */
function useOverview({ file, holder }: IntakeLinesProps, { line, match, wanted }: LinePlan) {
  const { values } = line;
  const { before, seen } = movesFrom(match);
  const isComplete = wanted && Object.keys(checkPolicyForm(values)).length === 0;
  const content = JSON.stringify(isComplete ? policyContent(values, before) : undefined);
  return useMemo(() => {
    if (content === undefined) return undefined;
    const shown =
      holder === ''
        ? []
        : [
            {
              clientId: holder,
              certificateDocId: 'candidate',
              scheduled: [],
              docIds: [],
              state: 'submitted' as const,
            },
          ];
    return preCheck(file, JSON.parse(content), seen, shown);
  }, [file, content, seen, holder]);
}

function Line({ plan, ...props }: IntakeLinesProps & { readonly plan: LinePlan }) {
  const { file, change, onShow, sending, shown, client } = props;
  const { id, values } = plan.line;
  const overview = useOverview(props, plan);
  const seen = 'policy' in plan.match ? plan.match.policy.id : undefined;
  const others = file.records.policies.filter((policy) => policy.id !== seen);
  const isStored = sending.outcomes[id] !== undefined;
  return (
    <LineCard
      plan={plan}
      overview={overview}
      shownTo={shown.some((one) => one.id === id) ? client : undefined}
      warnings={isStored ? [] : policyWarnings(values, others, file.today)}
      outcome={sending.outcomes[id]}
      isChecked={sending.stoppedAt === id}
      actions={{
        want: (wanted) => change((now) => setWanted(now, id, wanted)),
        type: (typed) => change((now) => typeValues(now, id, typed)),
        decide: (field, value) => change((now) => decideValue(now, [id], field, value)),
        leave: (field) => change((now) => leaveValue(now, [id], field)),
        show: onShow,
      }}
    />
  );
}

/** The lines of the certificate, with what is asked of all of them first. */
export function IntakeLines(props: IntakeLinesProps) {
  const { plans, change } = props;
  return (
    <Box>
      <SharedQuestions
        plans={plans}
        onDecide={(ids, field, value) => change((now) => decideValue(now, ids, field, value))}
        onLeave={(ids, field) => change((now) => leaveValue(now, ids, field))}
      />
      {plans.map((plan) => (
        <Line key={plan.line.id} plan={plan} {...props} />
      ))}
    </Box>
  );
}
