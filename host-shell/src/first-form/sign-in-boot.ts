import { readRuntimeConfig } from '../backend/read-runtime-config.ts';
import { connectFirstForm } from './connect-first-form.ts';
import { sayNotLoaded } from './say-not-loaded.ts';

/** Runs in the head of the page of /login/, after the theme's script and in one file with it (ADR 73). */
const config = readRuntimeConfig(document);
connectFirstForm(window, config.ok ? (config.value.signInProviders ?? []) : []);

// Nobody types into a form behind which nothing will come: a script of the app that has failed is the end of it.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && document.querySelector('[data-first]') !== null)
      sayNotLoaded(document);
  },
  true,
);
