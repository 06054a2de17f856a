export { fileAnswers } from './file-answers.ts';
export { type KeptKind, keepVersion, type RecordChange } from './keep-version.ts';
