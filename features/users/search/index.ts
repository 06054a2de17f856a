export { userSource } from './user-source.ts';
