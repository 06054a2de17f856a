export { endVariances, onVarianceWritten } from './on-variance-written.ts';
export { remindOfVariances } from './remind-of-variances.ts';
