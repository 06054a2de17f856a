export type FileKind = 'pdf' | 'image';

/** What readers need of a file: a page has a Blob, a server has bytes of its own. */
export type ReadableFile = Pick<Blob, 'size' | 'slice' | 'arrayBuffer'>;

const IMAGES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

/** So far into a file the mark of a PDF may stand. */
const HEAD_BYTES = 1024;

/** What a file is by its first bytes: names and types that came with it are not trusted. */
export async function fileKind(blob: Pick<Blob, 'slice'>): Promise<FileKind | undefined> {
  const head = new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer());
  if (IMAGES.some((mark) => mark.every((byte, at) => head[at] === byte))) return 'image';
  return new TextDecoder('latin1').decode(head).includes('%PDF-') ? 'pdf' : undefined;
}
