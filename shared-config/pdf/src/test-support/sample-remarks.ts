import type { TextPage } from '../acord25/read-acord25.ts';
import { textPage, USUAL_STYLE } from './sample-text.ts';

/** A page of remarks to a certificate, laid out like the ACORD 101. */
export function remarksPage(page: number, ...lines: readonly string[]): TextPage {
  const { put, page: written } = textPage(USUAL_STYLE);
  put('ADDITIONAL REMARKS SCHEDULE', 200, 20);
  put('AGENCY', 24, 40);
  put('Oak Street Risk', 24, 50);
  put('THIS ADDITIONAL REMARKS FORM IS A SCHEDULE TO ACORD FORM,', 24, 90);
  put('FORM NUMBER: 25', 24, 102);
  put('FORM TITLE: CERTIFICATE OF LIABILITY INSURANCE', 150, 102);
  lines.forEach((line, at) => void put(line, 24, 120 + at * 11));
  put('ACORD 101 (2008/01)', 24, 760);
  put('The ACORD name and logo are registered marks of ACORD', 200, 770);
  return { ...written(), page };
}
