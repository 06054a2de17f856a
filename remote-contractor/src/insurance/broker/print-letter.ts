/** Prints a text alone: in a frame of its own, so that the page around it stays off the paper. */
export function printLetter(page: Document, { subject, text }: { subject: string; text: string }): void {
  const frame = page.createElement('iframe');
  frame.title = subject;
  frame.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:0;height:0;border:0';
  page.body.append(frame);
  const view = frame.contentWindow;
  if (view === null) {
    frame.remove();
    return;
  }
  const letter = view.document.createElement('pre');
  letter.textContent = text;
  letter.style.cssText = 'font:11pt/1.5 Georgia,serif;white-space:pre-wrap;overflow-wrap:anywhere;margin:0';
  view.document.title = subject;
  view.document.body.append(letter);
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  view.focus();
  view.print();
}

/** A link that opens the letter in the person's own mail program. Lines end as mail wants them. */
export function mailtoLink(to: string, { subject, text }: { subject: string; text: string }): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
