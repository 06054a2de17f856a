export { actualAgainstRequired } from './variance-keys.ts';
