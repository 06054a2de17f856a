import { type CompanyDocument, sizeWords } from '@vcms/domain';

/** Bytes that one zip may hold. */
export const ZIP_MAX = 200 * 1_048_576;

type Packed = Pick<CompanyDocument, 'fileName' | 'size'>;

/** Bytes of all files together; a zip stores them as they are. */
export function sizeOfAll(files: readonly Pick<Packed, 'size'>[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Why these files do not fit into one zip; undefined: they do. */
export function zipProblem(files: readonly Pick<Packed, 'size'>[]): string | undefined {
  const size = sizeOfAll(files);
  return size <= ZIP_MAX
    ? undefined
    : `These files have ${sizeWords(size)}, and one zip may have ${sizeWords(ZIP_MAX)}. Choose fewer.`;
}

/** A name for each file in the zip, in their order: a name that is taken already gets a number before its ending. */
export function namesInZip(files: readonly Pick<Packed, 'fileName'>[]): readonly string[] {
  const taken = new Set<string>();
  return files.map(({ fileName }) => {
    let name = fileName;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1)
      name = fileName.replace(/(\.[^.]*)?$/, ` (${number})$1`);
    taken.add(name.toLowerCase());
    return name;
  });
}
