export {
  buildDocument,
  buildOverride,
  buildPolicy,
  buildProgram,
  buildRequirementSet,
  buildReview,
  buildVariance,
} from './builders.ts';
export { emrInput, oshaInput } from './example-input.ts';
export { SAID_OF_EXAMPLES } from './said-of-examples.ts';
export { ratesOfExample, toldOfExample, type WhyLine, whyOfExample } from './shown-examples.ts';
export { buildAssignment, buildPerson, buildStaffDocType, buildStaffDocument } from './staff-builders.ts';
export { type WorkedExample, workedExamples } from './worked-examples.ts';
