import type { CompanyDocument, DocumentCategory, RestrictedDocument } from '@vcms/domain';
import type { SamplePage } from './sample-page.ts';

/** A document whose file is still to be rendered; then its size and hash are known. */
export type SampleDocument = Omit<CompanyDocument, 'size' | 'sha256'> & { readonly page: SamplePage };
export type SampleRestricted = Omit<RestrictedDocument, 'size' | 'sha256'> & { readonly page: SamplePage };

export interface DocumentWish {
  readonly id: string;
  readonly contractorId: string;
  readonly typeId: string;
  readonly category: DocumentCategory;
  readonly title: string;
  readonly issuedOn: string;
  readonly expiresOn?: string | undefined;
  readonly visibility?: CompanyDocument['visibility'];
  readonly staffId?: string;
  readonly state?: CompanyDocument['state'];
  readonly redacted?: boolean;
  readonly page: SamplePage;
}

/** A PDF of a contractor, submitted on the day it was issued. */
export function sampleDocument(wish: DocumentWish): SampleDocument {
  const { contractorId, expiresOn, ...rest } = wish;
  const fileName = `${wish.id}.pdf`;
  return {
    ...rest,
    ...(expiresOn === undefined ? {} : { expiresOn }),
    visibility: wish.visibility ?? 'engaged',
    state: wish.state ?? 'accepted',
    redacted: wish.redacted ?? true,
    fileName,
    contentType: 'application/pdf',
    storagePath: `companies/${contractorId}/docs/${wish.id}/1/${fileName}`,
    virusScan: 'clean',
    version: 1,
    submittedOn: wish.issuedOn,
  };
}

/** A file that only the company and the firm may open. */
export function sampleRestricted(
  contractorId: string,
  id: string,
  title: string,
  kind: RestrictedDocument['kind'],
  page: SamplePage,
): SampleRestricted {
  const fileName = `${id}.pdf`;
  return {
    id,
    kind,
    title,
    fileName,
    contentType: 'application/pdf',
    storagePath: `companies/${contractorId}/restricted/${id}/1/${fileName}`,
    virusScan: 'clean',
    page,
  };
}

/** The evaluation looks at type, dates and state, never into the file. */
export function withoutFile({ page: _, ...document }: SampleDocument): CompanyDocument {
  return { ...document, size: 1, sha256: '0'.repeat(64) };
}
