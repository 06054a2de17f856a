export * from './kept-mail.ts';
export * from './mail-store.ts';
export * from './start-mail-sink.ts';
