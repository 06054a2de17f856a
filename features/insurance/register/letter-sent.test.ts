import { expect, it } from 'vitest';
import { receiversText, sentText } from './letter-sent.ts';

it('says when the letter was sent, and to how many', () => {
  const at = new Date('2026-11-28T18:00:00Z');
  expect(sentText({ at, people: 2, mailed: 2, brokers: 1 })).toBe(
    'Sent 11/28/2026 to 2 people and 1 broker.',
  );
});

it('says who of them gets no mail', () => {
  expect(receiversText({ people: 1, mailed: 1, brokers: 0 })).toBe('1 person.');
  expect(receiversText({ people: 3, mailed: 1, brokers: 2 })).toBe(
    '3 people and 2 brokers. 2 of the people take no mails and find it in VCMS.',
  );
  expect(receiversText({ people: 1, mailed: 0, brokers: 0 })).toBe(
    '1 person. 1 of the people takes no mails and finds it in VCMS.',
  );
});
