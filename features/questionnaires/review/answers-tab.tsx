import { requirementSetsQuery, useLiveQuery } from '@vcms/data';
import { type CalendarDate, versionOn } from '@vcms/domain';
import { Register } from '@vcms/kits/register';
import type { ReviewSide } from '@vcms/kits/review';
import { useBackend } from '@vcms/sdk';
import { EmptyState } from '@vcms/ui';
import { useMemo } from 'react';
import type { AgeDemand } from './answer-columns.tsx';
import { answerRegister } from './answer-register.ts';

export interface AnswersTabProps {
  readonly side: ReviewSide;
  readonly today: CalendarDate;
  readonly now: () => Date;
}

function AnswersRegister({
  side,
  today,
  now,
  demand,
}: AnswersTabProps & { readonly demand?: AgeDemand | undefined }) {
  const { definitionId, maxAgeMonths } = demand ?? {};
  const definition = useMemo(() => {
    const known =
      definitionId === undefined || maxAgeMonths === undefined ? undefined : { definitionId, maxAgeMonths };
    return answerRegister(side.scope, known, today);
  }, [side.scope, definitionId, maxAgeMonths, today]);
  return (
    <Register
      definition={definition}
      label="Answers of contractors"
      now={now}
      empty={
        <EmptyState
          title="No answers."
          description="When a contractor begins to answer, it appears here."
          icon="clipboard"
        />
      }
    />
  );
}

/** Until the client's own requirements are read, or where they cannot be, nothing is called expired. */
function ClientAnswersRegister(props: AnswersTabProps) {
  const { firestore } = useBackend();
  const sets = useLiveQuery(requirementSetsQuery(firestore, props.side.scope, 'client'));
  const inForce = sets.kind === 'ready' ? versionOn(sets.items, props.today) : undefined;
  const demand = inForce?.questionnaire.required === true ? inForce.questionnaire : undefined;
  return <AnswersRegister {...props} demand={demand} />;
}

/** Who has answered which questionnaire, and how far it is (domain 4.4). */
export function AnswersTab(props: AnswersTabProps) {
  return props.side.kind === 'firm' ? <AnswersRegister {...props} /> : <ClientAnswersRegister {...props} />;
}
