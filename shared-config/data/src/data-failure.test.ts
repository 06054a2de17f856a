import { describe, expect, it } from 'vitest';
import { toDataFailure } from './data-failure.ts';

describe('toDataFailure', () => {
  it.each([
    ['permission-denied', 'denied', "You don't have access to this record."],
    ['firestore/permission-denied', 'denied', "You don't have access to this record."],
    ['unauthenticated', 'signed-out', 'Your session has ended. Sign in again.'],
    ['unavailable', 'unreachable', 'The server cannot be reached. Check your connection, then try again.'],
    [
      'deadline-exceeded',
      'unreachable',
      'The server cannot be reached. Check your connection, then try again.',
    ],
    ['failed-precondition', 'missing-index', 'This list is not ready yet. Try again in a few minutes.'],
    ['internal', 'other', 'The data could not be loaded. Try again.'],
  ])('turns the code %s into %s with a sentence', (code, kind, message) => {
    const cause = Object.assign(new Error('technical text'), { code });

    expect(toDataFailure(cause)).toEqual({ kind, message, cause });
  });

  it.each([undefined, null, 'text', new Error('plain'), { code: 7 }])(
    'takes %s as any other failure',
    (cause) => {
      expect(toDataFailure(cause)).toMatchObject({ kind: 'other', cause });
    },
  );
});
