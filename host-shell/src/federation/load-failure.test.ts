import { describe, expect, it } from 'vitest';
import { createReference } from './load-failure.ts';
import { failureDetails, failureText } from './load-failure-text.ts';
import { aFailure } from './test-adapter.ts';

describe('a load failure', () => {
  it('has a reference of its kind and six characters that are not easily confused', () => {
    expect(createReference('entry-timeout', Math.random)).toMatch(/^VC-entry-timeout-[2-9A-HJ-NP-Z]{6}$/);
    expect(createReference('integrity', () => 0.999_999)).toBe('VC-integrity-ZZZZZZ');
  });

  it.each([
    ['entry-network', "We can't load this area right now."],
    ['chunk-timeout', "We can't load this area right now."],
    ['entry-missing-global', "We can't load this area right now."],
    ['contract-mismatch', "This area doesn't fit the version of this site that you are using."],
    ['module-evaluation', 'This area stopped working.'],
  ] as const)('says of %s: %s', (kind, title) => {
    expect(failureText(aFailure(kind)).title).toBe(title);
  });

  it('says what to do next, in a sentence, for every kind', () => {
    for (const kind of [
      'entry-network',
      'entry-missing-global',
      'shared-mismatch',
      'mount-error',
      'disabled',
    ] as const)
      expect(failureText(aFailure(kind)).advice).toMatch(/^[A-Z].*\.$/);
  });

  it.each([
    { ...aFailure('evaluation-timeout') },
    { ...aFailure('entry-timeout'), connected: true },
    { ...aFailure('chunk-timeout'), connected: true },
  ] as const)('does not send people to their connection when that works: $kind', (failure) => {
    expect(failureText(failure).advice).not.toContain('Check your connection');
    expect(failureText(failure).advice).toContain('Your connection is working');
  });

  it('says plainly that a file was changed, and not that the connection is bad', () => {
    const { title, advice } = failureText(aFailure('integrity'));

    expect(title).toBe('A part of this area was changed on its way here.');
    expect(advice).toMatch(/was not run[\s\S]*contact support with the reference below/);
    expect(advice).not.toContain('connection');
  });

  it('hands on the operator’s words for a disabled remote', () => {
    expect(failureText({ ...aFailure('disabled'), message: 'Back at 14:00.' }).advice).toBe('Back at 14:00.');
  });

  it('asks for a refresh when the shell itself is too old', () => {
    const failure = { ...aFailure('contract-mismatch'), shellTooOld: true } as const;

    expect(failureText(failure)).toMatchObject({
      title: 'A newer version of this site is needed.',
      advice: expect.stringContaining('Refresh'),
    });
  });

  it('keeps the technical words for the details', () => {
    expect(failureDetails(aFailure('chunk-network'))).toBe(
      'chunk-network, remote-admin 1.1.0: chunk-network',
    );
    expect(failureDetails({ ...aFailure('no-release'), release: undefined, cause: undefined })).toBe(
      'no-release, remote-admin',
    );
  });
});
