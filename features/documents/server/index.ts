export { onRequestWritten } from './on-request-written.ts';
export { remindOfRequests, requestsDueSoon } from './remind-of-requests.ts';
