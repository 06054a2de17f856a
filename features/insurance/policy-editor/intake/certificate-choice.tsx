import { SelectField } from '@vcms/kits';
import type { ReadCertificate } from '@vcms/pdf';

export interface CertificateChoiceProps {
  readonly certificates: readonly ReadCertificate[];
  /** Page of the one in hand, from 1. */
  readonly page: number;
  readonly onChoose: (page: number) => void;
}

function nameOf({ page, holder }: ReadCertificate): string {
  return holder === undefined ? `Page ${page}` : `Page ${page}, made out to ${holder.value}`;
}

/** Which of several certificates in one file is in hand. */
export function CertificateChoice({ certificates, page, onChoose }: CertificateChoiceProps) {
  if (certificates.length < 2) return null;
  return (
    <SelectField
      label="Certificate"
      mb="5"
      value={`${page}`}
      choices={certificates.map((one) => [`${one.page}`, nameOf(one)] as const)}
      onChoose={(chosen) => onChoose(Number(chosen))}
      help={`This file holds ${certificates.length} certificates. One is submitted at a time; add the file again for the others.`}
    />
  );
}
