import { OFFICE_LIMITS, type OfficeLimits, type OfficeText } from './office-text.ts';
import { readDocx } from './read-docx.ts';
import { readXlsx } from './read-xlsx.ts';
import { openZip, TooMuchError } from './zip-reader.ts';

async function read(bytes: ArrayBuffer, limits: OfficeLimits): Promise<OfficeText> {
  const zip = openZip(bytes, limits.unpacked);
  const xml = await zip.text('word/document.xml');
  const found = xml === undefined ? await readXlsx(zip, limits) : readDocx(xml, limits);
  return found.blocks.length === 0 ? { kind: 'no-text' } : { kind: 'text', ...found };
}

/**
 * What a Word or Excel file (DOCX, XLSX) says, as plain text: nothing in it is run, fetched or shown as markup. Neither its
 * name nor its type is believed; what is neither of the two is damaged.
 */
export async function readOfficeText(
  file: Pick<Blob, 'arrayBuffer'>,
  limits: OfficeLimits = OFFICE_LIMITS,
): Promise<OfficeText> {
  try {
    return await read(await file.arrayBuffer(), limits);
  } catch (cause) {
    return { kind: cause instanceof TooMuchError ? 'too-much' : 'damaged' };
  }
}
