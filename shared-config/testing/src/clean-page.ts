import { afterAll, vi } from 'vitest';

// Set-up of the vitest project whose files share a page: whatever a file leaves behind, the next one begins with the page
// as a browser opens it. The sheets of the component library stay: its modules, which stay too, hold on to them.

function removeAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

document.body.replaceChildren();
removeAttributes(document.body);
removeAttributes(document.documentElement);
window.localStorage.clear();
window.sessionStorage.clear();
window.history.replaceState(null, '', '/');

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
