export type { FilePlace } from './file-place.ts';
export { FileRow } from './file-row.tsx';
