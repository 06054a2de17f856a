import { describe, expect, it } from 'vitest';
import { notificationId, notificationProblems } from './notification.ts';

describe('notification', () => {
  it('gives one event of one person one id', () => {
    expect(notificationId('u1', 'policy-expired:p7')).toBe('u1_policy-expired:p7');
  });

  it.each(['', 'a/b'])('refuses %j as an event key, because a document id cannot hold it', (key) => {
    expect(() => notificationId('u1', key)).toThrow(RangeError);
  });

  it('accepts texts at their bounds', () => {
    expect(notificationProblems('t'.repeat(80), 'b'.repeat(280))).toEqual([]);
  });

  it('names each text that is empty or too long', () => {
    expect(notificationProblems('t'.repeat(81), ' ')).toEqual([
      'title has 81 characters, 80 at most.',
      'body is empty.',
    ]);
  });
});
