export { draftContent, draftProblems, publishProblems } from './draft-frame.ts';
export { type PartFields, RequirementEditor } from './requirement-editor.tsx';
export type {
  Demands,
  DraftFrame,
  DraftProblems,
  PartChange,
  RequirementPart,
} from './requirement-part.ts';
export { useVersions, type Versions, type VersionsState } from './use-versions.ts';
