export * from './document-keeper.ts';
export * from './folder-queries.ts';
export * from './request-queries.ts';
export * from './requested-query.ts';
