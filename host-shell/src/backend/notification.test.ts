import { describe, expect, it } from 'vitest';
import { newestFirst, parseNotification } from './notification.ts';

const at = (ms: number) => ({ toDate: () => new Date(ms) });

describe('stored notification', () => {
  it('gives all fields of the specification', () => {
    const data = { toId: 'u1', title: 'Expired', body: 'Policy 7', date_time: at(5), read: true };

    expect(parseNotification('u1_expiry-k7', data)).toEqual({
      id: 'u1_expiry-k7',
      eventKey: 'expiry-k7',
      title: 'Expired',
      body: 'Policy 7',
      dateTime: new Date(5),
      read: true,
    });
  });

  it.each([{}, { title: 1, body: null, date_time: 'now', read: 'yes' }, { date_time: at(Number.NaN) }])(
    'survives damage: %j',
    (data) => {
      expect(parseNotification('n1', data)).toEqual({
        id: 'n1',
        eventKey: '',
        title: '',
        body: '',
        dateTime: undefined,
        read: false,
      });
    },
  );

  it('comes newest first; one without a time is the newest, equal times go by id', () => {
    const list = [
      ['old', at(1)],
      ['b', at(2)],
      ['a', at(2)],
      ['pending', undefined],
    ] as const;

    const sorted = newestFirst(list.map(([id, date_time]) => parseNotification(id, { date_time })));

    expect(sorted.map(({ id }) => id)).toEqual(['pending', 'a', 'b', 'old']);
  });
});
