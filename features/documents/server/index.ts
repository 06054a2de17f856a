export { type FileText, keepFileWords, type ReadFileText } from './keep-file-words.ts';
export { type ArrivedFile, arrivedFile, lookAtArrival } from './look-at-arrival.ts';
export { onRequestWritten } from './on-request-written.ts';
export { remindOfRequests, requestsDueSoon } from './remind-of-requests.ts';
