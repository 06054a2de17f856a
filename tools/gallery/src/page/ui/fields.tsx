import { Box, Field, Fieldset, Icon, Input, InputGroup, NativeSelect, Textarea } from '@vcms/ui';
import type { ReactNode } from 'react';
import { Columns, FOCUSED, LONG, Part, Shown } from '../shown.tsx';

interface LabelledProps {
  readonly label: string;
  readonly state?: { readonly invalid?: boolean; readonly disabled?: boolean; readonly required?: boolean };
  readonly children: ReactNode;
}

function Labelled({ label, state = {}, children }: LabelledProps) {
  return (
    <Field.Root {...state}>
      <Field.Label>
        {label} <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {state.required === true && <Field.HelperText>As on the certificate.</Field.HelperText>}
      <Field.ErrorText>Enter a number.</Field.ErrorText>
    </Field.Root>
  );
}

function Select({ children, ...props }: { readonly children: string }) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field {...props}>
        <option>{children}</option>
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

function AllStates({ draw }: { readonly draw: (props: object) => ReactNode }) {
  return (
    <Columns>
      <Labelled label="Plain">{draw({})}</Labelled>
      <Labelled label="Focused" state={{ required: true }}>
        {draw(FOCUSED)}
      </Labelled>
      <Labelled label="Invalid" state={{ invalid: true }}>
        {draw({})}
      </Labelled>
      <Labelled label="Disabled" state={{ disabled: true }}>
        {draw({})}
      </Labelled>
    </Columns>
  );
}

export function Fields() {
  return (
    <Shown>
      <Part name="Input">
        <AllStates draw={(props) => <Input defaultValue="Northwest" {...props} />} />
      </Part>
      <Part name="Input filled">
        <Box data-input-style="filled">
          <AllStates draw={(props) => <Input defaultValue="Northwest" {...props} />} />
        </Box>
      </Part>
      <Part name="NativeSelect">
        <AllStates draw={(props) => <Select {...props}>General liability</Select>} />
      </Part>
      <Part name="Textarea">
        <AllStates draw={(props) => <Textarea rows={2} defaultValue={LONG} {...props} />} />
      </Part>
      <Part name="Empty, small, InputGroup, Fieldset">
        <Columns>
          <Input placeholder="Nothing typed yet" />
          <Input size="sm" defaultValue="Small" />
          <InputGroup startElement={<Icon name="search" />}>
            <Input size="sm" placeholder="Search" />
          </InputGroup>
          <InputGroup startElement="$" endElement="USD">
            <Input defaultValue="2,000,000" />
          </InputGroup>
          <Fieldset.Root invalid>
            <Fieldset.Legend>Limits</Fieldset.Legend>
            <Fieldset.HelperText>In whole dollars.</Fieldset.HelperText>
            <Fieldset.Content>
              <Input defaultValue="12" aria-label="Limit" />
            </Fieldset.Content>
            <Fieldset.ErrorText>One of them is needed.</Fieldset.ErrorText>
          </Fieldset.Root>
        </Columns>
      </Part>
    </Shown>
  );
}
