/** A piece of a Word or Excel file, without its looks. */
export type OfficeBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | {
      readonly kind: 'table';
      /** The name of the sheet; absent for a table within a text. */
      readonly title?: string;
      readonly rows: readonly (readonly string[])[];
      /** Rows or columns are left out. */
      readonly isCut: boolean;
    };

export interface OfficeLimits {
  /** Bytes that what is read of the file may unpack to. */
  readonly unpacked: number;
  /** Characters of all blocks together. */
  readonly characters: number;
  /** Of one sheet. */
  readonly rows: number;
  readonly columns: number;
  readonly sheets: number;
}

/** What is shown on screen and searched; files are at most 25 MB (domain section 2). */
export const OFFICE_LIMITS: OfficeLimits = {
  unpacked: 48 * 1_048_576,
  characters: 400_000,
  rows: 200,
  columns: 30,
  sheets: 20,
};

export type OfficeText =
  | { readonly kind: 'text'; readonly blocks: readonly OfficeBlock[]; readonly isPartial: boolean }
  | { readonly kind: 'no-text' }
  | { readonly kind: 'too-much' }
  | { readonly kind: 'damaged' };

/** All words of some blocks in their order. */
export function plainText(blocks: readonly OfficeBlock[]): string {
  return blocks
    .map((block) =>
      block.kind === 'table'
        ? [block.title ?? '', ...block.rows.map((row) => row.join('\t'))].join('\n')
        : block.text,
    )
    .join('\n');
}
