import type { RequirementSet } from './schemas/requirement-schema.ts';

type DocumentDemand = RequirementSet['documents'][number];

/** Whether `after` requires a document of a company that `before` did not. */
export function isMoreDocument(
  before: DocumentDemand | undefined,
  after: DocumentDemand | undefined,
): boolean {
  return after?.required === true && before?.required !== true;
}

/** Whether a version requires more documents of a company than another; `before` undefined: nothing was required. */
export function raisesDocuments(
  before: Pick<RequirementSet, 'documents'> | undefined,
  after: Pick<RequirementSet, 'documents'>,
): boolean {
  return after.documents.some((demand) =>
    isMoreDocument(
      before?.documents.find(({ typeId }) => typeId === demand.typeId),
      demand,
    ),
  );
}
