import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { contentProblem, digestOf } from './content-problem.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MEGABYTE = 1_048_576;

function problemOf(bytes: Buffer, contentType: string, change: object = {}) {
  return contentProblem(bytes, { contentType, size: bytes.length, sha256: digestOf(bytes), ...change });
}

function pdfWith(stream: Buffer): Buffer {
  const head = `%PDF-1.7\n1 0 obj\n<</Length ${stream.length}/Filter/FlateDecode>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\n%%EOF\n')]);
}

/** A ZIP whose directory says of every part that it is one byte. */
function zip(parts: Readonly<Record<string, Buffer>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content, { level: 1 });
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(1, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\0\0', 'latin1'), fields, place, Buffer.from(name));
    bodies.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(parts).length, 6);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, ...directory, Buffer.from('PK\x05\x06'), end]);
}

const word = (parts: Readonly<Record<string, Buffer>> = {}) =>
  zip({ '[Content_Types].xml': Buffer.from('<Types/>'), 'word/document.xml': Buffer.from('<w/>'), ...parts });

const PNG = Buffer.from('\x89PNG\r\n\x1a\n rest', 'latin1');
const JPEG = Buffer.from('\xff\xd8\xff\xe0 rest', 'latin1');

it.each([
  ['a PDF', 'application/pdf', pdfWith(deflateSync(Buffer.from('a page')))],
  ['a PDF behind a byte order mark', 'application/pdf', Buffer.from('\ufeff%PDF-1.4\n')],
  ['a PNG', 'image/png', PNG],
  ['a JPEG', 'image/jpeg', JPEG],
  ['a Word file', DOCX, word()],
  ['a table in UTF-8', 'text/csv', Buffer.from('name;hours\nMüller;2000\n')],
])('%s is what it says', async (_, contentType, bytes) => {
  expect(await problemOf(bytes, contentType)).toBeUndefined();
});

it.each([
  ['HTML as a PDF', 'application/pdf', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
  ['HTML as a table', 'text/csv', Buffer.from('\n<html><body>')],
  ['an SVG as a PNG', 'image/png', Buffer.from('<svg onload="alert(1)"/>')],
  ['a PNG as a PDF', 'application/pdf', PNG],
  ['any ZIP as a Word file', DOCX, zip({ 'a.exe': Buffer.from('MZ') })],
  ['a Word file as an Excel file', XLSX, word()],
  ['a program as a table', 'text/csv', Buffer.from('MZ\x90\0\x03\0', 'latin1')],
])('%s is refused', async (_, contentType, bytes) => {
  expect(await problemOf(bytes, contentType)).toContain('its content is not');
});

it('refuses a PDF that has a script before its header', async () => {
  const bytes = Buffer.from('<script>alert(1)</script>\n%PDF-1.4\n%%EOF\n');
  expect(await problemOf(bytes, 'application/pdf')).toContain('begins with something else');
});

it('refuses bytes whose digest or length is not the announced one', async () => {
  const bytes = pdfWith(Buffer.from('text'));
  expect(await problemOf(bytes, 'application/pdf', { sha256: '0'.repeat(64) })).toContain('whole');
  expect(await problemOf(bytes, 'application/pdf', { size: 1 })).toContain('whole');
});

it('refuses files that unpack to more than a reader holds, also packed twice or with false sizes', async () => {
  const bomb = deflateSync(Buffer.alloc(129 * MEGABYTE), { level: 1 });
  expect(bomb.length).toBeLessThan(MEGABYTE);
  expect(await problemOf(pdfWith(bomb), 'application/pdf')).toContain('unpacks to more');
  expect(await problemOf(pdfWith(deflateSync(bomb)), 'application/pdf')).toContain('unpacks to more');
  const office = word({ 'word/media/image1.bmp': Buffer.alloc(257 * MEGABYTE) });
  expect(await problemOf(office, DOCX)).toContain('unpacks to more');
});

it('takes a picture of a whole page at 600 dpi', async () => {
  expect(
    await problemOf(pdfWith(deflateSync(Buffer.alloc(100 * MEGABYTE, 200), { level: 1 })), 'application/pdf'),
  ).toBeUndefined();
});

it('refuses macros', async () => {
  expect(await problemOf(word({ 'word/vbaProject.bin': Buffer.from('x') }), DOCX)).toContain('macros');
});
