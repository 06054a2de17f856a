export { ChangedPassages } from './changed-passages.tsx';
export { CompareButton } from './compare-button.tsx';
export type { FileSide } from './compare-files.ts';
export {
  type ComparedVersion,
  type ComparedVersions,
  type TextComparing,
  useTextComparison,
} from './use-text-comparison.ts';
