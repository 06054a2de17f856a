export { ContractorSearch } from './contractor-search.tsx';
export { DemandFileGate } from './demand-file-gate.tsx';
export { draftContent, draftProblems, publishProblems } from './draft-frame.ts';
export { OverrideDialog } from './override-dialog.tsx';
export {
  type OverrideFile,
  type OverrideProblems,
  type OverrideSubject,
  type OverrideValues,
  type OwnDemand,
  overrideChange,
  overrideContent,
  overrideValues,
  type Pair,
  previewOf,
} from './override-form.ts';
export { PreviewPanel } from './preview-panel.tsx';
export { type PartFields, RequirementEditor } from './requirement-editor.tsx';
export type {
  Demands,
  DraftFrame,
  DraftProblems,
  RequirementPart,
} from './requirement-part.ts';
export { RevokeDialog } from './revoke-dialog.tsx';
export { randomId, useChangeOverrides } from './use-change-overrides.ts';
export { type DemandFile, type DemandFileState, useDemandFile } from './use-demand-file.ts';
export { usePreview } from './use-preview.ts';
export { useVersions, type Versions, type VersionsState } from './use-versions.ts';
