import { RUNTIME_CONFIG_ELEMENT_ID, type RuntimeConfig } from '@vcms/contract';
import { connectFirstForm } from './connect-first-form.ts';
import { sayNotLoaded } from './say-not-loaded.ts';

/** Runs in the head of the page of /login/, after the theme's script and in one file with it (ADR 73). */
connectFirstForm(window, offeredProviders());

/** The app checks the whole of the settings and says what is wrong with them; here they would be bytes to wait for. */
function offeredProviders(): readonly string[] {
  try {
    const text = document.getElementById(RUNTIME_CONFIG_ELEMENT_ID)?.textContent ?? '';
    const { signInProviders = [] }: Partial<RuntimeConfig> = JSON.parse(text);
    return [...signInProviders];
  } catch {
    return [];
  }
}

// Nobody types into a form behind which nothing will come: a script of the app that has failed is the end of it.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && document.querySelector('[data-first]') !== null)
      sayNotLoaded(document);
  },
  true,
);
