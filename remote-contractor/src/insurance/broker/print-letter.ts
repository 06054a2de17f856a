import { printAlone } from '@vcms/kits/paper';

/** Prints a text alone. */
export function printLetter(page: Document, { subject, text }: { subject: string; text: string }): void {
  printAlone(page, subject, (paper) => {
    const letter = paper.createElement('pre');
    letter.textContent = text;
    letter.style.cssText = 'font:11pt/1.5 Georgia,serif;white-space:pre-wrap;overflow-wrap:anywhere;margin:0';
    paper.body.append(letter);
  });
}

/** A link that opens the letter in the person's own mail program. Lines end as mail wants them. */
export function mailtoLink(to: string, { subject, text }: { subject: string; text: string }): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
