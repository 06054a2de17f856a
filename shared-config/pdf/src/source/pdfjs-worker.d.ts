/** The package has no types for its parser's module; this is all that is used of it. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: {
    initializeFromPort(port: MessagePort): void;
  };
}
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist';
}
