import { checkUpload } from '@vcms/documents/model';
import { type CompanyDocumentType, type DocumentCategory, WC_STATEMENT_TYPE } from '@vcms/domain';

/** What is typed of a document: its type, and the days for which it is good, '' where it has none. */
export interface PaperValues {
  readonly typeId: CompanyDocumentType;
  readonly issuedOn: string;
  readonly expiresOn: string;
}

/** The folder in which documents of a type stand. */
export function folderOf(typeId: CompanyDocumentType): DocumentCategory {
  return typeId === WC_STATEMENT_TYPE ? 'other' : typeId;
}

/** The first message of each field that is wrong. */
export function checkPaper({
  typeId,
  issuedOn,
  expiresOn,
}: PaperValues): Partial<Record<keyof PaperValues, string>> {
  // Its title is made of its type.
  const {
    title: _,
    category: __,
    ...dates
  } = checkUpload({
    ...{ title: typeId, category: folderOf(typeId) },
    ...{ issuedOn, expiresOn },
  });
  return dates;
}
