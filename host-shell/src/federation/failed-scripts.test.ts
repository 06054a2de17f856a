import { afterEach, expect, it } from 'vitest';
import { createFailedScripts } from './failed-scripts.ts';

const URL = 'https://cdn.example.com/r/remote-admin/1.0.0/page.js';

afterEach(() => document.head.replaceChildren());

/** A script as the bundler adds it; it takes the tag away as soon as it failed. */
function addScript(integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = URL;
  script.integrity = integrity;
  script.onerror = () => script.remove();
  document.head.append(script);
  return script;
}

it('knows the integrity that a failed script asked for, after its tag is gone', () => {
  const failed = createFailedScripts(document);
  const end = failed.start();
  expect(failed.integrityOf(URL)).toBeUndefined();

  addScript('sha384-page').dispatchEvent(new Event('error'));

  expect(document.querySelector('script')).toBeNull();
  expect(failed.integrityOf(URL)).toBe('sha384-page');
  end();
});

it('knows nothing of scripts that asked for none, of other elements, and of what fails once it has ended', () => {
  const failed = createFailedScripts(document);
  const end = failed.start();
  addScript('').dispatchEvent(new Event('error'));
  document.head.dispatchEvent(new Event('error'));
  end();

  addScript('sha384-page').dispatchEvent(new Event('error'));

  expect(failed.integrityOf(URL)).toBeUndefined();
});
