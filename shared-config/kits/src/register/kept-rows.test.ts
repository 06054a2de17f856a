import { createSnapshotReader } from '@vcms/data';
import { describe, expect, it } from 'vitest';
import { keepRows } from './kept-rows.ts';

function row(id: string, more: Readonly<Record<string, unknown>> = {}) {
  return {
    id,
    name: `Firm ${id}`,
    since: new Date(2_000),
    sites: ['Plant', 'Yard'],
    record: { path: `engagements/${id}`, by: undefined },
    ...more,
  };
}

/** The row as a listener reads it while a write of this browser is on its way. */
function written(waiting: ReturnType<typeof row>) {
  const document = {
    ref: { path: waiting.id },
    metadata: { hasPendingWrites: true },
    data: () => ({ ok: true, value: waiting }),
  };
  const snapshot = { docs: [document], docChanges: () => [] };
  createSnapshotReader()(snapshot as unknown as Parameters<ReturnType<typeof createSnapshotReader>>[0]);
  return waiting;
}

describe('rows of another answer', () => {
  it('stay the objects that they were where they say the same, in the order of the answer', () => {
    const before = [row('a'), row('b')];
    const kept = keepRows(before, [row('b'), row('c'), row('a')]);

    expect(kept.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(kept[0]).toBe(before[1]);
    expect(kept[2]).toBe(before[0]);
  });

  it.each([
    ['another text', { name: 'Firm z' }],
    ['another time', { since: new Date(3_000) }],
    ['a time that is gone', { since: undefined }],
    ['a shorter list', { sites: ['Plant'] }],
    ['another fact of the record', { record: { path: 'engagements/a', by: 'u1' } }],
    ['a field more', { trir: '1.2' }],
    ['a list for a map', { record: [] }],
    ['nothing for a map', { record: null }],
  ])('are those that came where one says %s', (_, change) => {
    const came = row('a', change);

    expect(keepRows([row('a')], [came])[0]).toBe(came);
  });

  it('are those that came where a write waits for the server, and once it has been confirmed', () => {
    const [waiting, confirmed] = [written(row('a')), row('a')];

    expect(keepRows([row('a')], [waiting])[0]).toBe(waiting);
    expect(keepRows([waiting], [confirmed])[0]).toBe(confirmed);
  });
});
