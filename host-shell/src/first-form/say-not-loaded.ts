/** Says in the page's place that the app has not arrived, once. React may be the very thing that did not, so this is plain DOM. */
export function sayNotLoaded(page: Document): void {
  const root = page.getElementById('root');
  if (root === null) return;
  // The sign of loading stands on the empty root, the first form in it.
  root.remove();
  const message = page.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = 'This site could not be loaded. Check your connection and reload the page.';
  page.body.append(message);
}
