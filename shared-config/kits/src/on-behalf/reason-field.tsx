import { onBehalfSchema } from '@vcms/domain/schemas';
import { Field, Textarea } from '@vcms/ui';
import type { Ref } from 'react';

/** Why the reason cannot be taken, in the words of the domain; undefined: it can. */
export function reasonProblem(reason: string): string | undefined {
  const checked = onBehalfSchema.shape.reason.safeParse(reason);
  return checked.success ? undefined : checked.error.issues[0]?.message;
}

export interface ReasonFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (reason: string) => void;
}

/** Why the firm enters what is the contractor's. */
export function ReasonField({ ref, value, problem, onChange }: ReasonFieldProps) {
  return (
    <Field.Root mb="6" required invalid={problem !== undefined}>
      <Field.Label>
        Reason <Field.RequiredIndicator />
      </Field.Label>
      <Textarea
        ref={ref}
        rows={2}
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Field.HelperText>
        For example: the broker sent it to us by mail. The contractor and its clients can read it.
      </Field.HelperText>
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  );
}
