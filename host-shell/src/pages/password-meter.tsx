import { Text } from '@vcms/ui';
import { type Strength, strengthOf } from './password-strength.ts';

const TEXTS: Readonly<Record<Strength, string>> = {
  'too short': 'Too short: 6 characters or more are needed.',
  short: 'Short. 12 characters or more are safer.',
  fair: 'Fair. 12 characters or more are safer.',
  good: 'Good.',
};

/** Says how safe the password is while it is typed. */
export function PasswordMeter({ password }: { readonly password: string }) {
  const strength = strengthOf(password);
  return (
    <Text mt="2" textStyle="sm" color="fg.muted" aria-live="polite">
      {password === '' ? '' : `Password strength: ${TEXTS[strength]}`}
      {password !== '' && (
        <meter
          min={0}
          max={12}
          value={Math.min(password.length, 12)}
          aria-label="Strength of the password"
          style={{ display: 'block', width: '100%' }}
        />
      )}
    </Text>
  );
}
