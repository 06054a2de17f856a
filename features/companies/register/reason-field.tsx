import { Field, Textarea } from '@vcms/ui';

/** Reasons have 10 to 500 characters (domain section 2). */
const REASON = { min: 10, max: 500 };

/** What is wrong with a reason; '' when nothing is. */
export function reasonProblem(reason: string): string {
  const { length } = reason.trim();
  const fits = length >= REASON.min && length <= REASON.max;
  return fits ? '' : `Give a reason of ${REASON.min}-${REASON.max} characters.`;
}

export interface ReasonFieldProps {
  readonly label?: string;
  readonly value: string;
  /** '' when nothing is wrong. */
  readonly error: string;
  readonly onChange: (reason: string) => void;
}

/** Asks why. */
export function ReasonField({ label = 'Reason', value, error, onChange }: ReasonFieldProps) {
  return (
    <Field.Root invalid={error !== ''} required>
      <Field.Label>
        {label} <Field.RequiredIndicator />
      </Field.Label>
      <Textarea
        value={value}
        maxLength={REASON.max}
        rows={3}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
