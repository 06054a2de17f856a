/** A code of the product's lists as words: building_equipment becomes Building equipment. */
export function humanizeCode(code: string): string {
  const words = code.replace(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
