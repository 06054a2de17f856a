/** What an engine found in a file. */
export type ScanResult = { readonly kind: 'clean' } | { readonly kind: 'found'; readonly threat: string };

/** An engine that looks for viruses. */
export interface FileScanner {
  /** Rejects with an Error when the engine cannot be asked: the file then counts as one that nobody has looked at. */
  scan(bytes: Buffer): Promise<ScanResult>;
}
