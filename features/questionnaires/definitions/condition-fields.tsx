import type { Question } from '@vcms/domain';
import { SelectField } from '@vcms/kits';
import { Flex } from '@vcms/ui';
import { possibleValues } from '../model/definition-checks.ts';
import { valueLabel } from './definition-words.ts';

export interface ConditionFieldsProps {
  readonly question: Question;
  readonly questions: readonly Question[];
  readonly onChange: (question: Question) => void;
}

/** When a question is asked: always, or after one answer to an earlier question of closed choice. */
export function ConditionFields({ question, questions, onChange }: ConditionFieldsProps) {
  const { showIf } = question;
  const at = questions.findIndex(({ id }) => id === question.id);
  const earlier = questions.slice(0, at).filter((one) => possibleValues(one) !== undefined);
  const parent = questions.find(({ id }) => id === showIf?.questionId);
  const known = parent === undefined || earlier.includes(parent) ? earlier : [...earlier, parent];
  const values = parent === undefined ? [] : (possibleValues(parent) ?? []);

  function choose(questionId: string): void {
    const { showIf: _old, ...rest } = question;
    const chosen = questions.find(({ id }) => id === questionId);
    const [first] = (chosen && possibleValues(chosen)) ?? [];
    onChange(first === undefined ? rest : { ...rest, showIf: { questionId, equals: first } });
  }

  return (
    <Flex gap="4" wrap="wrap">
      <SelectField
        label="Asked"
        flex="1 1 16rem"
        value={showIf?.questionId ?? ''}
        choices={[['', 'Always'], ...known.map(({ id, text }) => [id, `After: ${text}`] as const)]}
        onChoose={choose}
      />
      {showIf !== undefined && (
        <SelectField
          label="If the answer is"
          maxW="14rem"
          value={String(showIf.equals)}
          choices={values.map((value) => [value, valueLabel(value)])}
          onChoose={(equals) => onChange({ ...question, showIf: { ...showIf, equals } })}
        />
      )}
    </Flex>
  );
}
