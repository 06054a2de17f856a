export { type FilePages, readPages } from './read-pages.ts';
