export { buildOverride, buildPolicy, buildRequirementSet, buildReview, buildVariance } from './builders.ts';
export { buildAssignment, buildPerson, buildStaffDocType, buildStaffDocument } from './staff-builders.ts';
