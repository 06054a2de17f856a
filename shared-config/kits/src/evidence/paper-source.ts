import { loadDocument } from '@vcms/data';
import type { CompanyDocument } from '@vcms/domain';
import type { FirebaseStorage } from 'firebase/storage';

/** What came of fetching a file; `message` says why it cannot be had. */
type LoadedFile =
  | { readonly kind: 'ready'; readonly blob: Blob }
  | { readonly kind: 'failed'; readonly message: string };

/** A paper whose values can be offered. */
export interface PaperSource {
  /** Tells one file from another. */
  readonly key: string;
  readonly name: string;
  /** Never rejects. */
  readonly load: () => Promise<LoadedFile>;
}

/** A file that was chosen in a dialog. */
export function chosenSource(file: File): PaperSource {
  return {
    key: `${file.name} ${file.size} ${file.lastModified}`,
    name: file.name,
    load: async () => ({ kind: 'ready', blob: file }),
  };
}

/** A file that is on file already, such as one that a broker sent; it is fetched when it is asked for. */
export function storedSource(storage: () => FirebaseStorage, document: CompanyDocument): PaperSource {
  return {
    key: document.id,
    name: document.fileName,
    async load() {
      const loaded = await loadDocument(storage(), document.storagePath);
      return loaded.kind === 'ready' ? loaded : { kind: 'failed', message: loaded.failure.message };
    },
  };
}
