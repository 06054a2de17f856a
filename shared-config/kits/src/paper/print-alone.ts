/** Prints what `fill` puts into an empty document: in a frame of its own, so that the page around it stays off the paper. */
export function printAlone(page: Document, title: string, fill: (paper: Document) => void): void {
  const frame = page.createElement('iframe');
  frame.title = title;
  frame.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:0;height:0;border:0';
  page.body.append(frame);
  const view = frame.contentWindow;
  if (view === null) {
    frame.remove();
    return;
  }
  view.document.title = title;
  view.document.documentElement.lang = 'en-US';
  fill(view.document);
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  view.focus();
  view.print();
}
