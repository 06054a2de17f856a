import { letPaint } from './first-form/let-paint.ts';
import { sayNotLoaded } from './first-form/say-not-loaded.ts';

// The page's entry does nothing but load the rest, so that it can say when the rest does not arrive.
letPaint(window)
  .then(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'))
  .then(async ({ startShell }) => {
    await letPaint(window);
    startShell(window);
  })
  .catch(() => sayNotLoaded(document));
