/**
 * The page's entry does nothing but load the rest: the shared packages must be in place before any module that uses
 * them is evaluated.
 */
import('./bootstrap.tsx')
  .then(({ startShell }) => startShell(window))
  .catch(() => {
    // React may be the very thing that did not arrive, so this is plain DOM.
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.textContent = 'This site could not be loaded. Check your connection and reload the page.';
    document.body.append(message);
  });
