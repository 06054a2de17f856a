import { Text } from '@vcms/ui';
import { type Strength, strengthOf } from './password-strength.ts';

export interface PasswordMeterProps {
  readonly password: string;
  /** Characters that the firm asks for; absent: the service's six. */
  readonly least?: number | undefined;
}

const TEXTS: Readonly<Record<Exclude<Strength, 'too short'>, string>> = {
  short: 'Short. 12 characters or more are safer.',
  fair: 'Fair. 12 characters or more are safer.',
  good: 'Good.',
};

/** Says how safe the password is while it is typed. */
export function PasswordMeter({ password, least = 6 }: PasswordMeterProps) {
  const strength = password.length < least ? 'too short' : strengthOf(password);
  const most = Math.max(least, 12);
  const text =
    strength === 'too short' ? `Too short: ${least} characters or more are needed.` : TEXTS[strength];
  return (
    <Text mt="2" textStyle="sm" color="fg.muted" aria-live="polite">
      {password === '' ? '' : `Password strength: ${text}`}
      {password !== '' && (
        <meter
          min={0}
          max={most}
          value={Math.min(password.length, most)}
          aria-label="Strength of the password"
          style={{ display: 'block', width: '100%' }}
        />
      )}
    </Text>
  );
}
