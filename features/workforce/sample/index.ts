export { SampleDialog } from './sample-dialog.tsx';
export { SampleFile } from './sample-file.tsx';
export type { SampleName } from './sample-name.ts';
