import {
  CLIENT_FILE_TYPE,
  type CompanyDocument,
  EVIDENCE_STATE_LABELS,
  isKeptFile,
  REQUESTED_FILE_TYPE,
} from '@vcms/domain';

type PlacedFile = Pick<CompanyDocument, 'typeId' | 'category' | 'state'>;

const OF_TYPE: Readonly<Record<string, string | undefined>> = {
  [CLIENT_FILE_TYPE]: 'Client file',
  [REQUESTED_FILE_TYPE]: 'Requested file',
};

/** What stands in place of a state that promises a review: nobody reviews such files, so they are on file; undefined: it is reviewed. */
export function keptWords(file: PlacedFile): string | undefined {
  if (file.state !== 'submitted' || !isKeptFile(file)) return undefined;
  return OF_TYPE[file.typeId] ?? 'On file';
}

/** Where a file stands, in words. */
export function fileStateWords(file: PlacedFile): string {
  return keptWords(file) ?? EVIDENCE_STATE_LABELS[file.state];
}
