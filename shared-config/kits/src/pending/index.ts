export { invitationPath, resentInvitation, revokedInvitation } from './expected-invitation.ts';
export { expectedState } from './expected-state.ts';
export type { ExpectedChange } from './pending-changes.ts';
export { SavingMark } from './saving-mark.tsx';
export { UnconfirmedMark } from './unconfirmed-mark.tsx';
export { useExpectedRecords, useExpectedRow, useExpectedRows, useExpectedState } from './use-expected.ts';
export { type ActAnswer, type InstantAct, useInstantAct } from './use-instant-act.ts';
export { whileExpected } from './while-expected.ts';
