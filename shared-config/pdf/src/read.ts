export * from './acord25/certificate.ts';
export type { Certainty, Found } from './acord25/found.ts';
export * from './acord25/read-acord25.ts';
export * from './csv/decode-csv.ts';
export * from './office/office-text.ts';
export * from './office/read-office-text.ts';
export type { PageRect, PlacedText } from './source/page-source.ts';
export * from './text/read-pdf-text.ts';
