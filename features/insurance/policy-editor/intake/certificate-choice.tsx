import { SelectField } from '@vcms/kits';
import { certificateKey, type ReadCertificate } from '@vcms/pdf';

export interface CertificateChoiceProps {
  readonly certificates: readonly ReadCertificate[];
  /** Key of the one in hand. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

function nameOf({ page, side, holder }: ReadCertificate): string {
  const where = side === undefined ? `Page ${page}` : `Page ${page}, ${side}`;
  return holder === undefined ? where : `${where}, made out to ${holder.value}`;
}

/** Which of several certificates in one file is in hand. */
export function CertificateChoice({ certificates, chosen, onChoose }: CertificateChoiceProps) {
  if (certificates.length < 2) return null;
  return (
    <SelectField
      label="Certificate"
      mb="5"
      value={chosen}
      choices={certificates.map((one) => [certificateKey(one), nameOf(one)] as const)}
      onChoose={onChoose}
      help={`This file holds ${certificates.length} certificates. One is submitted at a time; add the file again for the others.`}
    />
  );
}
