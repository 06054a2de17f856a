import type { Side } from '../table/company-tie.ts';

/** `manifest.json` of a company's export (docs/tenant-export.md). */
export interface ExportManifest {
  readonly format: 'vcms-company-export';
  readonly formatVersion: 1;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly company: { readonly id: string; readonly name: string; readonly kind: Side };
  /** Records by collection; those that have none stand here with 0. */
  readonly records: Readonly<Record<string, number>>;
  /** Every other file but the list of checksums. */
  readonly files: readonly ExportedFile[];
  /** Files that are missing, or are not as their records say. */
  readonly remarks: readonly { readonly about: string; readonly reason: string }[];
}

export interface ExportedFile {
  readonly path: string;
  readonly bytes: number;
  /** Small hexadecimal digits. */
  readonly sha256: string;
  /** Of a stored file: its place in the product, as records name it in `storagePath`. */
  readonly storagePath?: string;
}
