export { demandPreview } from './requirements/demand-preview.ts';
export { isStricter, onDocTypeWritten, onOverrideWritten } from './requirements/on-demand-written.ts';
export { applyVersions, onRequirementSetWritten } from './requirements/on-requirement-set-written.ts';
export { createInputLoader } from './snapshots/input-loader.ts';
export { loadEvidence } from './snapshots/load-input.ts';
export { createPeopleLoader, type PeopleInput, type PeopleLoader } from './snapshots/people-loader.ts';
export {
  followContractor,
  refreshClient,
  refreshContractor,
  refreshEngagements,
} from './snapshots/refresh.ts';
export { writeSnapshot } from './snapshots/write-snapshot.ts';
export { writeStaffSnapshots } from './snapshots/write-staff-snapshots.ts';
