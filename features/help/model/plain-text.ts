/** The words of an article without its marks, on one line. */
export function plainText(body: string): string {
  return body
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/^(?:[-*]|\d+\.|#+) /gm, '')
    .replaceAll('**', '')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim();
}
