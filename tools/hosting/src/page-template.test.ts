import { expect, test } from 'vitest';
import { renderPage } from './page-template.ts';

const CONFIG = { env: 'test', firebase: { apiKey: 'k', projectId: 'p', appId: 'a' } };

test('the configuration can be read back from the page', () => {
  const page = renderPage('<script type="application/json">__VCMS_CONFIG__</script>', CONFIG);

  expect(JSON.parse(page.replace(/<[^>]*>/g, ''))).toEqual(CONFIG);
});

test('a value cannot end the script element', () => {
  const page = renderPage('<s>__VCMS_CONFIG__</s>', { ...CONFIG, env: '</script><script>alert(1)</script>' });

  expect(page).not.toContain('</script>');
});

test('dollar signs in a value are kept', () => {
  const page = renderPage('__VCMS_CONFIG__', { ...CONFIG, env: "$& $' $1" });

  expect(JSON.parse(page).env).toBe("$& $' $1");
});

test('a page without the placeholder is refused', () => {
  expect(() => renderPage('<html></html>', CONFIG)).toThrow(/build the shell again/);
});
