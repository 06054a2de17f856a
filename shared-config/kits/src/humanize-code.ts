import { codeWords } from '@vcms/domain';

/** A code of the product's lists as words: building_equipment becomes Building equipment. */
export function humanizeCode(code: string): string {
  const words = codeWords(code);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
