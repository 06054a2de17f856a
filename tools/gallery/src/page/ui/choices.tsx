import { Checkbox, RadioGroup, Stack, Switch } from '@vcms/ui';
import { Columns, FOCUSED, LONG, Part, Row, Shown } from '../shown.tsx';

interface CheckProps {
  readonly label: string;
  readonly state?: object;
  readonly control?: object;
}

function Check({ label, state = {}, control = {} }: CheckProps) {
  return (
    <Checkbox.Root {...state}>
      <Checkbox.HiddenInput />
      <Checkbox.Control {...control} />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}

function Toggle({ label, state = {}, control = {} }: CheckProps) {
  return (
    <Switch.Root {...state}>
      <Switch.HiddenInput />
      <Switch.Control {...control}>
        <Switch.Thumb />
      </Switch.Control>
      <Switch.Label>{label}</Switch.Label>
    </Switch.Root>
  );
}

function Radios({ value, disabled = false }: { readonly value: string; readonly disabled?: boolean }) {
  return (
    <RadioGroup.Root defaultValue={value} disabled={disabled}>
      <Stack gap="2">
        {['Full service', 'Self service', LONG].map((label) => (
          <RadioGroup.Item key={label} value={label}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}

const ON = { defaultChecked: true };

export function Choices() {
  return (
    <Shown>
      <Row name="Checkbox">
        <Check label="Off" />
        <Check label="On" state={ON} />
        <Check label="Some" state={{ checked: 'indeterminate' }} />
        <Check label="Focused" state={ON} control={FOCUSED} />
        <Check label="Invalid" state={{ invalid: true }} />
        <Check label="Disabled" state={{ disabled: true }} />
        <Check label="Disabled, on" state={{ disabled: true, ...ON }} />
        <Check label="Small" state={{ size: 'sm', ...ON }} />
      </Row>
      <Row name="Switch">
        <Toggle label="Off" />
        <Toggle label="On" state={ON} />
        <Toggle label="Focused" state={ON} control={FOCUSED} />
        <Toggle label="Disabled" state={{ disabled: true }} />
        <Toggle label="Disabled, on" state={{ disabled: true, ...ON }} />
      </Row>
      <Part name="RadioGroup">
        <Columns>
          <Radios value="Full service" />
          <Radios value="" />
          <Radios value="Self service" disabled />
        </Columns>
      </Part>
      <Part name="Long words">
        <Check label={LONG} state={ON} />
      </Part>
    </Shown>
  );
}
