export { checkGate } from './check-gate.ts';
export { closeFilesOfPeople } from './close-files.ts';
export { followPerson } from './follow-person.ts';
export { fillClientsLastDays, fillPaperHolders, keepHolder } from './keep-holder.ts';
export { isShownSample, keepSample } from './keep-sample.ts';
export { isSightOnly, keepSight, keepSightOfRelation, outOfSight } from './keep-sight.ts';
export { remindOfStaffDocuments } from './remind-of-staff.ts';
export { isShownFileOfPerson } from './shown-file.ts';
