export { packZip, type ZipEntry } from './pack-zip.ts';
export { askZipTarget, type ZipTarget } from './zip-target.ts';
