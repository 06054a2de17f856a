export * from './document-keeper.ts';
export * from './folder-queries.ts';
