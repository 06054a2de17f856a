export { type BegunChange, beginChange, type ExpectedChange } from './pending-changes.ts';
export { SavingMark } from './saving-mark.tsx';
export { useExpectedRow, useExpectedRows } from './use-expected.ts';
export { type ActAnswer, type InstantAct, useInstantAct } from './use-instant-act.ts';
