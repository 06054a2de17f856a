import { SelectField } from '@vcms/kits';
import { certificateKey, type ReadCertificate } from '@vcms/pdf';

export interface CertificateChoiceProps {
  /** Of the file, in its order. */
  readonly certificates: readonly ReadCertificate[];
  /** Those that are not stored. */
  readonly left: readonly ReadCertificate[];
  /** Key of the one in hand. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

function nameOf({ page, side, holder }: ReadCertificate): string {
  const where = side === undefined ? `Page ${page}` : `Page ${page}, ${side}`;
  return holder === undefined ? where : `${where}, made out to ${holder.value}`;
}

/** "2 of 3 certificates of this file left." */
export function leftText(left: number, all: number): string {
  return `${left} of ${all} certificates of this file left.`;
}

/** Which of several certificates in one file is in hand; each is submitted by itself, and the others stay. */
export function CertificateChoice({ certificates, left, chosen, onChoose }: CertificateChoiceProps) {
  if (certificates.length < 2 || left.length === 0) return null;
  const stands =
    left.length === certificates.length
      ? `This file holds ${certificates.length} certificates.`
      : leftText(left.length, certificates.length);
  return (
    <SelectField
      label="Certificate"
      mb="5"
      value={chosen}
      choices={left.map((one) => [certificateKey(one), nameOf(one)] as const)}
      onChoose={onChoose}
      help={`${stands} One is submitted at a time; the next one comes with the same file.`}
    />
  );
}
