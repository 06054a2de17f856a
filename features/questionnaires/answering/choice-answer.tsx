import { Checkbox, Fieldset, RadioGroup, Stack, Text, VisuallyHidden } from '@vcms/ui';
import type { InputProps } from './question-input.tsx';

const YES_NO_NA = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'na', label: 'N/A' },
];

function Problem({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <Text mt="2" textStyle="sm" color="fg.error">
      {text}
    </Text>
  );
}

/** One of a few answers; saved at once. */
export function OneChoice({ question, value, disabled, onValue, problem }: InputProps) {
  const { id, type, text, options = [] } = question;
  const offered =
    type === 'yes_no_na' ? YES_NO_NA : options.map((option) => ({ value: option, label: option }));
  return (
    <>
      <RadioGroup.Root
        name={id}
        aria-label={text}
        value={typeof value === 'string' ? value : null}
        disabled={disabled}
        onValueChange={({ value: next }) => onValue(next ?? undefined)}
      >
        <Stack direction={type === 'yes_no_na' ? 'row' : 'column'} gap={type === 'yes_no_na' ? '6' : '2.5'}>
          {offered.map((option) => (
            <RadioGroup.Item key={option.value} value={option.value}>
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText>{option.label}</RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      <Problem text={problem} />
    </>
  );
}

/** Any number of answers; saved at each tick. */
export function ManyChoices({ question, value, disabled, onValue, problem }: InputProps) {
  const { text, options = [] } = question;
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (option: string, isOn: boolean) => {
    const next = options.filter((one) => (one === option ? isOn : chosen.includes(one)));
    onValue(next.length === 0 ? undefined : next);
  };
  return (
    <Fieldset.Root disabled={disabled}>
      <Fieldset.Legend>
        <VisuallyHidden>{text}</VisuallyHidden>
      </Fieldset.Legend>
      <Stack gap="2.5">
        {options.map((option) => (
          <Checkbox.Root
            key={option}
            checked={chosen.includes(option)}
            disabled={disabled}
            onCheckedChange={({ checked }) => toggle(option, checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{option}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
      <Problem text={problem} />
    </Fieldset.Root>
  );
}
