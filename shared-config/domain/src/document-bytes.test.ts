import { expect, it } from 'vitest';
import { bytesProblem } from './document-bytes.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const PNG = '\x89PNG\r\n\x1a\n\0\0';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it.each([
  ['%PDF-1.7\n', 'application/pdf'],
  [PNG, 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['PK\x03\x04', DOCX],
  ['year,hours\n2025,12', 'text/csv'],
  // What is not accepted at all is refused for its type, not for its content.
  ['MZ', 'application/x-msdownload'],
])('takes %j as %s', (text, type) => {
  expect(bytesProblem(bytes(text), type)).toBeUndefined();
});

it.each([
  ['<html>', 'application/pdf', 'PDF'],
  [PNG, 'application/pdf', 'PDF'],
  ['Invoice', 'application/pdf', 'PDF'],
  ['%PDF-1.7', 'image/png', 'PNG'],
  ['%PDF-1.7', 'image/jpeg', 'JPG'],
  ['<!doctype html>', 'text/csv', 'CSV'],
  ['%PDF-1.7', DOCX, 'DOCX'],
])('refuses %j that was named %s', (text, type, name) => {
  expect(bytesProblem(bytes(text), type)).toBe(
    `This file says that it is a ${name}, but its content is not. Choose another file.`,
  );
});
