import { QUESTION_TYPES, type Question, type QuestionType } from '@vcms/domain';
import { SelectField } from '@vcms/kits';
import { Box, Button, Checkbox, Field, Flex, Input, Stack, Textarea } from '@vcms/ui';
import { possibleValues } from '../model/definition-checks.ts';
import { TYPE_LABELS } from '../model/type-labels.ts';
import { ConditionFields } from './condition-fields.tsx';
import { valueLabel } from './definition-words.ts';

export interface QuestionFormProps {
  readonly question: Question;
  /** All of the version: a condition names one of them. */
  readonly questions: readonly Question[];
  readonly onChange: (question: Question) => void;
  /** Asks it under an id of its own; absent: it means what its id has meant. */
  readonly onRenew?: (() => void) | undefined;
}

function numberOf(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

interface NumberInputProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onValue: (value: number | undefined) => void;
}

function NumberInput({ label, value, onValue }: NumberInputProps) {
  return (
    <Field.Root maxW="9rem">
      <Field.Label>{label}</Field.Label>
      <Input
        type="number"
        value={value ?? ''}
        onChange={(event) => onValue(numberOf(event.currentTarget.value))}
      />
    </Field.Root>
  );
}

function Tick({
  label,
  checked,
  onTick,
}: {
  label: string;
  checked: boolean;
  onTick: (isOn: boolean) => void;
}) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={({ checked: isOn }) => onTick(isOn === true)}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}

/** Another type has other answers: what does not fit it goes. */
function withType(question: Question, type: QuestionType): Question {
  const { options, min, max, maxLength, ...rest } = question;
  const isChoice = type === 'single' || type === 'multi';
  return {
    ...rest,
    type,
    knockout: [],
    ...(isChoice ? { options: options ?? [] } : {}),
    ...(type === 'number' ? { min, max } : {}),
    ...(type === 'text' ? { maxLength } : {}),
  };
}

function AnswerFields({ question, onChange }: Pick<QuestionFormProps, 'question' | 'onChange'>) {
  const { type, options, min, max, maxLength } = question;
  if (type === 'single' || type === 'multi') {
    return (
      <Field.Root>
        <Field.Label>Answers to choose from</Field.Label>
        <Textarea
          rows={4}
          value={(options ?? []).join('\n')}
          onChange={(event) => onChange({ ...question, options: event.currentTarget.value.split('\n') })}
          onBlur={() =>
            onChange({
              ...question,
              options: (options ?? []).map((one) => one.trim()).filter((one) => one !== ''),
            })
          }
        />
        <Field.HelperText>One a line.</Field.HelperText>
      </Field.Root>
    );
  }
  if (type === 'number') {
    return (
      <Flex gap="4">
        <NumberInput label="Lowest" value={min} onValue={(value) => onChange({ ...question, min: value })} />
        <NumberInput label="Highest" value={max} onValue={(value) => onChange({ ...question, max: value })} />
      </Flex>
    );
  }
  if (type !== 'text') return null;
  return (
    <NumberInput
      label="Maximum characters"
      value={maxLength}
      onValue={(value) => onChange({ ...question, maxLength: value })}
    />
  );
}

function KnockoutFields({ question, onChange }: Pick<QuestionFormProps, 'question' | 'onChange'>) {
  const values = possibleValues(question);
  if (values === undefined || values.length === 0) return null;
  const toggle = (value: string, isOn: boolean) => {
    const others = question.knockout.filter((one) => one !== value);
    onChange({ ...question, knockout: isOn ? [...others, value] : others });
  };
  return (
    <Box role="group" aria-label="Knockout answers">
      <Box fontWeight="medium" textStyle="sm" mb="2">
        Knockout: answers that make a contractor non-compliant
      </Box>
      <Flex gap="4" wrap="wrap">
        {values.map((value) => (
          <Tick
            key={value}
            label={valueLabel(value)}
            checked={question.knockout.includes(value)}
            onTick={(isOn) => toggle(value, isOn)}
          />
        ))}
      </Flex>
    </Box>
  );
}

/** Everything that can be said of one question. */
export function QuestionForm({ question, questions, onChange, onRenew }: QuestionFormProps) {
  const set = (part: Partial<Question>) => onChange({ ...question, ...part });
  return (
    <Stack gap="4">
      <Field.Root>
        <Field.Label>Question</Field.Label>
        <Textarea
          rows={2}
          maxLength={500}
          value={question.text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
      </Field.Root>
      <Field.Root>
        <Field.Label>Why it is asked</Field.Label>
        <Textarea
          rows={2}
          maxLength={1000}
          value={question.help ?? ''}
          onChange={(event) => {
            const help = event.currentTarget.value;
            set({ help: help === '' ? undefined : help });
          }}
        />
        <Field.HelperText>Contractors read it below the question.</Field.HelperText>
      </Field.Root>
      <Flex gap="4" wrap="wrap" align="flex-end">
        <SelectField
          label="Type of answer"
          maxW="16rem"
          value={question.type}
          choices={QUESTION_TYPES.map((type) => [type, TYPE_LABELS[type]])}
          onChoose={(type) => onChange(withType(question, type))}
        />
        <NumberInput
          label="Weight (0 to 10)"
          value={question.weight}
          onValue={(value) => set({ weight: Math.min(10, Math.max(0, Math.round(value ?? 0))) })}
        />
        {onRenew !== undefined && (
          <Button variant="outline" onClick={onRenew}>
            Ask as a new question
          </Button>
        )}
      </Flex>
      <AnswerFields {...{ question, onChange }} />
      <Flex gap="5" wrap="wrap">
        <Tick label="Must be answered" checked={question.required} onTick={(required) => set({ required })} />
        <Tick label="Needs a document" checked={question.evidence} onTick={(evidence) => set({ evidence })} />
      </Flex>
      <KnockoutFields {...{ question, onChange }} />
      <ConditionFields {...{ question, questions, onChange }} />
    </Stack>
  );
}
