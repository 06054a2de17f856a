import { afterEach, describe, expect, it } from 'vitest';
import { readRuntimeConfig } from './read-runtime-config.ts';

const valid = {
  env: 'local',
  firebase: { apiKey: 'key', projectId: 'demo-vcms', appId: 'app' },
  localFirebase: 'http://127.0.0.1:4302',
};

afterEach(() => {
  document.body.innerHTML = '';
});

function putConfigBlock(content: string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'vcms-config';
  script.textContent = content;
  document.body.append(script);
}

describe('runtime configuration', () => {
  it('is read from the block in the page', () => {
    putConfigBlock(JSON.stringify(valid));

    expect(readRuntimeConfig(document)).toMatchObject({ ok: true, value: valid });
  });

  it('is refused when the block is missing', () => {
    expect(readRuntimeConfig(document)).toEqual({
      ok: false,
      problems: ['the page has no configuration block'],
    });
  });

  it('is refused when the server has not replaced the placeholder', () => {
    putConfigBlock('__VCMS_CONFIG__');

    expect(readRuntimeConfig(document)).toEqual({
      ok: false,
      problems: ['the configuration block is not JSON'],
    });
  });

  it('is refused when a field is missing', () => {
    putConfigBlock(JSON.stringify({ ...valid, firebase: {} }));

    expect(readRuntimeConfig(document).ok).toBe(false);
  });
});
