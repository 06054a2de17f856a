import { type Engagement, plainCompanyName } from '@vcms/domain';
import { SelectField } from '@vcms/kits';
import type { Found, ReadCertificate } from '@vcms/pdf';

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

/** Whom a certificate is made out to before anybody says so; of several in a file each has its own holder. */
export function holderToBegin(
  { certificate, isOneOfSeveral }: { certificate: ReadCertificate | undefined; isOneOfSeveral: boolean },
  askedFor: string | undefined,
  engagements: Parameters<typeof clientOfHolder>[1],
): string | undefined {
  const onPaper = clientOfHolder(certificate?.holder, engagements);
  if (isOneOfSeveral && certificate?.holder?.certainty === 'sure') return onPaper;
  return askedFor ?? onPaper;
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
    <SelectField
      label="Made out to"
      mb="5"
      value={value}
      choices={[
        ['', 'None of my clients alone'],
        ...engagements.map(({ clientId, clientName }) => [clientId, clientName] as const),
      ]}
      onChoose={onChange}
      help="The certificate holder, for all lines."
    />
  );
}
