export { type KeptKind, keepVersion, type RecordChange } from './keep-version.ts';
