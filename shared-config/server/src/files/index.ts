export { createStoredFiles } from './stored-file.ts';
