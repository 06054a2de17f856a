export { DocumentsPage, type DocumentsPageProps } from './documents-page.tsx';
export { FilesSection, type FilesSectionProps } from './files-section.tsx';
