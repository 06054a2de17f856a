export { ImpactList } from './impact-list.tsx';
export { ImpactPanel } from './impact-panel.tsx';
export type { ImpactRequest } from './run-impact.ts';
export { type Impact, type ImpactState, useImpact } from './use-impact.ts';
