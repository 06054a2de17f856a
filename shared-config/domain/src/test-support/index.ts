export {
  buildDocument,
  buildOverride,
  buildPolicy,
  buildProgram,
  buildRequirementSet,
  buildReview,
  buildVariance,
} from './builders.ts';
export { buildAssignment, buildPerson, buildStaffDocType, buildStaffDocument } from './staff-builders.ts';
