export { DocumentsPage, type DocumentsPageProps } from './documents-page.tsx';
export { FileDialog, type FileDialogProps } from './file-dialog.tsx';
export { FileStateChip, type FileStateChipProps } from './file-state-chip.tsx';
export { FilesSection, type FilesSectionProps } from './files-section.tsx';
