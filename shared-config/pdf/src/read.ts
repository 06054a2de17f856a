export * from './acord25/certificate.ts';
export type { Certainty, Found } from './acord25/found.ts';
export * from './acord25/read-acord25.ts';
<<<<<<< HEAD
export * from './office/office-text.ts';
export * from './office/read-office-text.ts';
=======
export { type GreyPicture, greyOf } from './scan/grey-picture.ts';
export * from './scan/prepare-scan.ts';
export * from './scan/scan-text.ts';
>>>>>>> 6cabe1be (scans: pages are recognised by a function, not used by a page yet)
export type { PageRect, PlacedText } from './source/page-source.ts';
export * from './text/read-pdf-text.ts';
