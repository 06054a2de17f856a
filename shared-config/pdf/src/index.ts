export type { PageRect, PlacedText } from './source/page-source.ts';
export type { ViewedFile } from './source/viewed-file.ts';
export * from './viewer/pdf-viewer.tsx';
