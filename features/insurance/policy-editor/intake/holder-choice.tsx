import { type Engagement, plainCompanyName } from '@vcms/domain';
import type { Found } from '@vcms/pdf';
import { Field, NativeSelect } from '@vcms/ui';

/** The client that a certificate's holder clearly is; undefined: none of them, or more than one. */
export function clientOfHolder(
  holder: Found<string> | undefined,
  engagements: readonly Pick<Engagement, 'clientId' | 'clientName'>[],
): string | undefined {
  if (holder?.certainty !== 'sure') return undefined;
  const named = engagements.filter(
    ({ clientName }) => plainCompanyName(clientName) === plainCompanyName(holder.value),
  );
  return named.length === 1 ? named[0]?.clientId : undefined;
}

export interface HolderChoiceProps {
  readonly engagements: readonly Engagement[];
  readonly value: string;
  readonly onChange: (clientId: string) => void;
}

/** Whom the certificate is made out to: it counts for that client as its own. */
export function HolderChoice({ engagements, value, onChange }: HolderChoiceProps) {
  if (engagements.length === 0) return null;
  return (
    <Field.Root mb="5">
      <Field.Label>Made out to</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">None of my clients alone</option>
          {engagements.map(({ clientId, clientName }) => (
            <option key={clientId} value={clientId}>
              {clientName}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.HelperText>The certificate holder, for all lines.</Field.HelperText>
    </Field.Root>
  );
}
