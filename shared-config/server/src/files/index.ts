export { checkDocument, type FileCollection } from './check-document.ts';
export { contentProblem } from './content-problem.ts';
export { createStoredFiles } from './stored-file.ts';
