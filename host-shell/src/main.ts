// The page's entry does nothing but load the rest, so that it can say when the rest does not arrive.
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')
  .then(({ startShell }) => startShell(window))
  .catch(() => {
    // The sign of loading stands on the empty root.
    document.getElementById('root')?.remove();
    // React may be the very thing that did not arrive, so this is plain DOM.
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.textContent = 'This site could not be loaded. Check your connection and reload the page.';
    document.body.append(message);
  });
