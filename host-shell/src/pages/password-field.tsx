import { Button, Field, Input, InputGroup } from '@vcms/ui';
import { type Ref, useState } from 'react';

import { FORM_CONTROL } from './form-control.ts';

export interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Password of an existing account, with a switch that shows it. Paste and password managers are welcome (WCAG 3.3.8). */
export function PasswordField({ value, onChange, error, inputRef }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>Password</Field.Label>
      <InputGroup
        endElementProps={{ px: '1.5' }}
        endElement={
          <Button
            type="button"
            size="sm"
            variant="ghost"
            colorPalette="gray"
            color="fg.muted"
            aria-label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
        }
      >
        <Input
          ref={inputRef}
          type={shown ? 'text' : 'password'}
          name="password"
          size="lg"
          {...FORM_CONTROL}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </InputGroup>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
