import { describe, expect, it } from 'vitest';
import type { Notification } from '../backend/notification.ts';
import { dayGroups } from './day-groups.ts';

const NOW = new Date(2026, 10, 23, 9, 30);
const at = (...[day, hour]: readonly [number, number]) => new Date(2026, 10, day, hour);

function notification(id: string, dateTime: Date | undefined): Notification {
  return { id, eventKey: '', title: '', body: '', dateTime, read: false };
}

describe('the days of notifications', () => {
  it('keep the order and the place of each in the whole list', () => {
    const times = [undefined, at(23, 1), at(22, 23), at(16, 8), at(16, 7)];

    const groups = dayGroups(
      times.map((time, n) => notification(String(n), time)),
      NOW,
    );

    expect(groups.map(({ label, items }) => [label, ...items.map(({ index }) => index)])).toEqual([
      ['Today', 0, 1],
      ['Yesterday', 2],
      ['11/16/2026', 3, 4],
    ]);
  });
});
