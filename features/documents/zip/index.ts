export { packZip, type ZipEntry } from './pack-zip.ts';
export { useZipDownload } from './use-zip-download.ts';
export { ZipDialogFrame } from './zip-dialog-frame.tsx';
