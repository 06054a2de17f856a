import type { CompanyDocument } from '@vcms/domain';

type Paper = Pick<CompanyDocument, 'id' | 'fileName' | 'size'> & Partial<Pick<CompanyDocument, 'issuedOn'>>;

/** Characters that some system takes for a part of a path, or refuses in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
const UNSAFE = /[\\/:*?"<>|\u0000-\u001f]/g;

/** Where a paper lies in the zip; its id keeps equal names apart. */
export function paperPath({ id, fileName }: Pick<Paper, 'id' | 'fileName'>): string {
  return `papers/${id}/${fileName.replaceAll(UNSAFE, '_')}`;
}

/** The papers that fit into so many bytes together, in their order, and those that do not. */
export function papersThatFit<One extends Paper>(
  papers: readonly One[],
  max: number,
): { readonly taken: readonly One[]; readonly leftOut: readonly One[]; readonly bytes: number } {
  const taken: One[] = [];
  const leftOut: One[] = [];
  let bytes = 0;
  for (const paper of papers) {
    const fits = bytes + paper.size <= max;
    if (fits) bytes += paper.size;
    (fits ? taken : leftOut).push(paper);
  }
  return { taken, leftOut, bytes };
}
