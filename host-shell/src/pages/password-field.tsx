import { Button, Field, Input, InputGroup } from '@vcms/ui';
import { type Ref, useState } from 'react';

import { FORM_CONTROL } from './form-control.ts';

export interface PasswordFieldProps {
  /** Default: Password. */
  readonly label?: string;
  readonly name?: string;
  /** Default: the password of an existing account. */
  readonly autoComplete?: 'current-password' | 'new-password';
  readonly help?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A password with a switch that shows it. Paste and password managers are welcome (WCAG 3.3.8). */
export function PasswordField({
  label = 'Password',
  name = 'password',
  autoComplete = 'current-password',
  help,
  value,
  onChange,
  error,
  inputRef,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <InputGroup
        endElementProps={{ px: '1.5' }}
        endElement={
          <Button
            type="button"
            size="sm"
            variant="ghost"
            colorPalette="gray"
            color="fg.muted"
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
        }
      >
        <Input
          ref={inputRef}
          type={shown ? 'text' : 'password'}
          name={name}
          size="lg"
          {...FORM_CONTROL}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </InputGroup>
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
