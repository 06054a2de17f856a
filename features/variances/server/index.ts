export { endVariances, onVarianceWritten, peopleOf, varianceText } from './on-variance-written.ts';
