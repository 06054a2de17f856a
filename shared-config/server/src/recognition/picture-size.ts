export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Where the first part of a PNG, which must be its head, has its name and its size. */
const HEAD_NAME = 12;
const HEAD_SIZE = 16;

/** Marks of a JPEG that begin a frame: its size follows. */
function isFrame(mark: number): boolean {
  return mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
}

/** Marks without a length. */
function isBare(mark: number): boolean {
  return mark === 0x01 || (mark >= 0xd0 && mark <= 0xd8);
}

function sizeOfJpeg(bytes: Buffer): PictureSize | undefined {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0;
    if (mark === 0xff) at += 1;
    else if (isBare(mark)) at += 2;
    else if (isFrame(mark)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** The size of a PNG or JPEG by its own bytes, before anything unpacks it; undefined: it is neither. Pure. */
export function pictureSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length >= HEAD_SIZE + 8 && bytes.subarray(0, PNG.length).equals(PNG)) {
    if (bytes.toString('latin1', HEAD_NAME, HEAD_SIZE) !== 'IHDR') return undefined;
    return { width: bytes.readUInt32BE(HEAD_SIZE), height: bytes.readUInt32BE(HEAD_SIZE + 4) };
  }
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? sizeOfJpeg(bytes) : undefined;
}
