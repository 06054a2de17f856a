import { ENDORSEMENT_LABELS, ENDORSEMENTS, type Endorsement, LINE_LABELS } from '@vcms/domain';
import { Box } from '@vcms/ui';
import { endorsementField, type PolicyFormValues } from '../policy-form-values.ts';
import { openEndorsements, tickOf } from './intake-line.ts';
import type { LinePlan } from './intake-plan.ts';
import { QuestionRow } from './question-row.tsx';

export interface SharedQuestionsProps {
  readonly plans: readonly LinePlan[];
  readonly onDecide: (ids: readonly string[], field: keyof PolicyFormValues, value: string) => void;
  readonly onLeave: (ids: readonly string[], field: keyof PolicyFormValues) => void;
}

/** How the ticked endorsements are worded: the paper does not say it, and one answer goes for all lines that have the tick. */
export function SharedQuestions({ plans, onDecide, onLeave }: SharedQuestionsProps) {
  const linesOf = (name: Endorsement) =>
    plans.filter(({ wanted, line }) => wanted && openEndorsements(line).includes(name));
  const asked = ENDORSEMENTS.map((name) => ({ name, lines: linesOf(name) })).filter(
    ({ lines }) => lines.length > 0,
  );
  if (asked.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" mb="2" aria-label="Endorsements to answer">
      {asked.map(({ name, lines }) => {
        const ids = lines.map(({ line }) => line.id);
        const label = ENDORSEMENT_LABELS[name];
        const field = endorsementField(name);
        const isSure = lines.every(({ line }) => tickOf(line.read, name)?.certainty === 'sure');
        const among = lines.map(({ line }) => LINE_LABELS[line.values.line]).join(', ');
        return (
          <QuestionRow
            key={name}
            question={`${label} ${isSure ? 'is' : 'may be'} checked for ${among}. How is it worded?`}
            hint="Blanket: whoever a contract names. Scheduled: the clients that are named."
            answers={[
              {
                ...{ label: 'Not on the policy', name: `${label}: not on the policy`, isQuiet: true },
                onAnswer: () => onLeave(ids, field),
              },
              {
                ...{ label: 'Scheduled', name: `${label}: scheduled` },
                onAnswer: () => onDecide(ids, field, 'scheduled'),
              },
              {
                ...{ label: 'Blanket', name: `${label}: blanket` },
                onAnswer: () => onDecide(ids, field, 'blanket'),
              },
            ]}
          />
        );
      })}
    </Box>
  );
}
