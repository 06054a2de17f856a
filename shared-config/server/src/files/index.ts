export { type ContentVerdict, checkDocument, type FileCollection, isOfClient } from './check-document.ts';
export { contentProblem } from './content-problem.ts';
export { FILES_AT_ONCE, withWholeFile } from './file-turns.ts';
export { chooseScanner } from './scan/choose-scanner.ts';
export { checkSentFile, type SentFile, type SentFileRole } from './sent-file.ts';
export { createStoredFiles } from './stored-file.ts';
