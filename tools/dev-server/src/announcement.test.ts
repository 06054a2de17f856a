import { expect, test } from 'vitest';
import { announcement } from './announcement.ts';

const facts = {
  remote: 'remote-cs',
  origin: 'http://127.0.0.1:4312',
  firebase: { origin: 'http://127.0.0.1:5002', reused: true },
} as const;

test('the shell is named by the address that it runs at', () => {
  expect(announcement({ ...facts, shellUrl: 'http://127.0.0.1:5000' })).toContain(
    'http://127.0.0.1:5000/?vcms-override=remote-cs@http://127.0.0.1:4312/',
  );
});

test('without a running shell no port is made up', () => {
  const text = announcement({ ...facts, shellUrl: undefined });

  expect(text).toContain('npm start -- --overrides');
  expect(text).toContain('/?vcms-override=remote-cs@http://127.0.0.1:4312/');
  expect(text).not.toContain(':4300');
});

test('the local Firebase is the one that is used', () => {
  expect(announcement({ ...facts, shellUrl: undefined })).toContain(
    'that runs already: http://127.0.0.1:5002',
  );
});
