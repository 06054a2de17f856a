export { outlineDocx } from './outline-docx.ts';
