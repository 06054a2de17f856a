export { DocumentsPage, type DocumentsPageProps } from './documents-page.tsx';
export { FileStateChip, type FileStateChipProps } from './file-state-chip.tsx';
export { FilesSection, type FilesSectionProps } from './files-section.tsx';
