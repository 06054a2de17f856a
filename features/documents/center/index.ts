export { DocumentsPage, type DocumentsPageProps } from './documents-page.tsx';
