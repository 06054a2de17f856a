export {
  deleteStaffDocument,
  type StaffDocumentContent,
  saveStaffDocument,
  submitStaffDocument,
  uploadSensitive,
  withdrawStaffDocument,
} from './document-writer.ts';
export {
  activeStaffQuery,
  assignmentsInSightQuery,
  assignmentsNamedQuery,
  assignmentsOfPersonQuery,
  assignmentsOnSiteQuery,
  docTypesQuery,
  documentsOfPersonQuery,
  gapsOfContractorQuery,
  reviewsOfPersonQuery,
  staffNamedQuery,
} from './queries.ts';
export {
  type AssignmentContent,
  addStaff,
  assignStaff,
  limitAssignment,
  type StaffContent,
  type StaffWriteContext,
  saveStaff,
} from './staff-writer.ts';
export {
  addTypes,
  orderTypes,
  saveType,
  setTypeActive,
  type TypeContent,
  type TypeWriteContext,
} from './type-writer.ts';
