import type { Question } from '@vcms/domain';
import { Field, Flex, NativeSelect } from '@vcms/ui';
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
      <Field.Root flex="1 1 16rem">
        <Field.Label>Asked</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={showIf?.questionId ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="">Always</option>
            {known.map(({ id, text }) => (
              <option key={id} value={id}>
                After: {text}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      {showIf !== undefined && (
        <Field.Root maxW="14rem">
          <Field.Label>If the answer is</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={String(showIf.equals)}
              onChange={(event) =>
                onChange({ ...question, showIf: { ...showIf, equals: event.currentTarget.value } })
              }
            >
              {values.map((value) => (
                <option key={value} value={value}>
                  {valueLabel(value)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      )}
    </Flex>
  );
}
