import { auditChange, type RecordChange } from '@vcms/server/audit';
import { type Trusted, textOf } from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';

/** Where files are recorded that are no evidence by themselves, by their folder under a company. */
const FILES = {
  restrictedDocuments: { entityType: 'restricted_document', side: 'contractorId' },
  sampleDocuments: { entityType: 'sample_document', side: 'clientId' },
  announcementDocuments: { entityType: 'announcement_document', side: 'clientId' },
} as const;

/** A line for what browsers put up beside evidence, and for the firm's reference data. Each may run again. */
export const auditRecords = {
  /** Of another folder nothing: evidence is written down with its states. */
  file: async (trusted: Trusted, place: FilePlace, change: RecordChange): Promise<void> => {
    if (!isFileFolder(place.kind)) return;
    const { entityType, side } = FILES[place.kind];
    const isRestricted = place.kind === 'restrictedDocuments';
    await auditChange(trusted, isRestricted ? withoutNames(change) : change, {
      ...{ entityType, entityId: place.id, [side]: place.companyId },
    });
  },

  helpText: (trusted: Trusted, id: string, change: RecordChange) =>
    auditChange(trusted, change, { entityType: 'help_text', entityId: id }),

  naicsCode: (trusted: Trusted, id: string, change: RecordChange) =>
    auditChange(trusted, change, { entityType: 'naics_code', entityId: id }),

  /** Its name and whose it is; what it asks stands in its versions. */
  questionnaire: (trusted: Trusted, id: string, change: RecordChange) => {
    const owner = textOf((change.after ?? change.before)?.owner);
    const line = { entityType: 'questionnaire_definition', entityId: id };
    return auditChange(trusted, change, owner === 'firm' ? line : { ...line, clientId: owner });
  },
};

interface FilePlace {
  readonly companyId: string;
  readonly kind: string;
  readonly id: string;
}

function isFileFolder(kind: string): kind is keyof typeof FILES {
  return Object.hasOwn(FILES, kind);
}

/** Who reads the audit does not read these files: their names may say of whom they are, and what for. */
function withoutNames({ before, after, ...change }: RecordChange): RecordChange {
  const part = (data: DocumentData | undefined) => {
    if (data === undefined) return undefined;
    const { title: _title, fileName: _fileName, storagePath: _storagePath, ...rest } = data;
    return rest;
  };
  return { ...change, before: part(before), after: part(after) };
}
