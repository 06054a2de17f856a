import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

test('nothing unsafe is allowed', () => {
  const policy = contentSecurityPolicy({ cdn: 'https://cdn.example.com' });

  expect(policy).not.toContain('unsafe');
  expect(directive(policy, 'default-src')).toEqual(["'none'"]);
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
});

test('scripts come from the shell and from the release folders of the CDN only', () => {
  const policy = contentSecurityPolicy({ cdn: 'https://cdn.example.com' });

  expect(directive(policy, 'script-src')).toEqual(["'self'", 'https://cdn.example.com/r/']);
});

test('in production the page talks to Firebase, on one machine to the local Firebase only', () => {
  const production = contentSecurityPolicy({ cdn: 'https://cdn.example.com' });
  const local = contentSecurityPolicy({ cdn: 'http://127.0.0.1:1', localFirebase: 'http://127.0.0.1:2' });

  expect(directive(production, 'connect-src')).toContain('https://firestore.googleapis.com');
  expect(directive(local, 'connect-src')).toEqual(["'self'", 'http://127.0.0.1:1', 'http://127.0.0.1:2']);
});

test('of Cloud Functions the page may call those of its own project only', () => {
  const functions = 'https://us-central1-vcms-prod.cloudfunctions.net';
  const policy = contentSecurityPolicy({ cdn: 'https://cdn.example.com', functions });

  expect(directive(policy, 'connect-src').filter((origin) => origin.includes('cloudfunctions'))).toEqual([
    functions,
  ]);
  expect(contentSecurityPolicy({ cdn: 'https://cdn.example.com' })).not.toContain('cloudfunctions');
});

test('reCAPTCHA may be loaded where App Check is configured, and nowhere else', () => {
  const cdn = 'https://cdn.example.com';
  const policy = contentSecurityPolicy({ cdn, appCheck: true });

  expect(directive(policy, 'script-src')).toContain('https://www.google.com/recaptcha/');
  expect(directive(policy, 'frame-src')).toContain('https://www.google.com/recaptcha/');
  expect(directive(policy, 'connect-src')).toContain('https://content-firebaseappcheck.googleapis.com');
  expect(policy).not.toContain('unsafe');
  for (const origins of [{ cdn }, { cdn, appCheck: true, localFirebase: 'http://127.0.0.1:2' }])
    expect(contentSecurityPolicy(origins)).not.toMatch(/recaptcha|appcheck|frame-src/);
});

test('a developer’s server may be used only where overrides are allowed', () => {
  const production = contentSecurityPolicy({ cdn: 'https://cdn.example.com' });
  const development = contentSecurityPolicy({
    cdn: 'http://127.0.0.1:1',
    overrides: ['https://preview.example.com'],
  });

  expect(production).not.toContain('localhost');
  for (const name of ['script-src', 'connect-src'])
    expect(directive(development, name)).toEqual(
      expect.arrayContaining(['http://localhost:*', 'http://127.0.0.1:*', 'https://preview.example.com']),
    );
  expect(development).not.toContain('unsafe');
});
