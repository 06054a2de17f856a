export {
  assignmentsOfPersonQuery,
  docTypesQuery,
  documentsOfPersonQuery,
  reviewsOfPersonQuery,
} from './queries.ts';
export {
  addTypes,
  orderTypes,
  saveType,
  setTypeActive,
  type TypeContent,
  type TypeWriteContext,
} from './type-writer.ts';
