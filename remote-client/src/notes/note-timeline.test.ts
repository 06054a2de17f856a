import { describe, expect, it } from 'vitest';
import { EVERYTHING, isEditable, type StoredNote, threadsOf } from './note-timeline.ts';

function note(id: string, day: number, change: Partial<StoredNote> = {}): StoredNote {
  return {
    id,
    ...{ clientId: 'X', contractorId: 'A', body: `Note ${id}`, category: 'general', pinned: false },
    visibility: 'client_private',
    record: { createdAt: new Date(Date.UTC(2026, 9, day)), createdBy: 'u1' },
    ...change,
  } as StoredNote;
}

const idsOf = (notes: readonly StoredNote[], filter = EVERYTHING) =>
  threadsOf(notes, filter).map((thread) =>
    [thread.note.id, ...thread.followUps.map(({ id }) => id)].join(' '),
  );

describe('the timeline of notes', () => {
  it('begins with what is pinned, then the newest, each with its follow-ups in the order of time', () => {
    const notes = [
      note('old-pinned', 1, { pinned: true }),
      note('new', 9),
      note('middle', 5),
      note('second', 8, { followUpOf: 'middle' }),
      note('first', 6, { followUpOf: 'middle' }),
    ];
    expect(idsOf(notes)).toEqual(['old-pinned', 'new', 'middle first second']);
  });

  it('keeps a follow-up whose note is not among those read', () => {
    expect(idsOf([note('late', 9, { followUpOf: 'far-away' })])).toEqual(['late']);
  });

  it('finds words whatever their case and accents, in a note or in what followed it up', () => {
    const notes = [
      note('a', 1, { body: 'Visited the Café site.' }),
      note('b', 2, { body: 'Cafe again', followUpOf: 'c' }),
      note('c', 1, { body: 'Walk' }),
      note('d', 3, { body: 'Nothing of it' }),
    ];
    expect(idsOf(notes, { ...EVERYTHING, text: ' CAFE ' })).toEqual(['a', 'c b']);
  });

  it('narrows down by category and by who sees it', () => {
    const notes = [note('a', 1, { category: 'safety' }), note('b', 2, { visibility: 'shared' })];
    expect(idsOf(notes, { ...EVERYTHING, category: 'safety' })).toEqual(['a']);
    expect(idsOf(notes, { ...EVERYTHING, visibility: 'shared' })).toEqual(['b']);
  });
});

describe('who may change a note', () => {
  const written = note('a', 1);
  const after = (hours: number) => new Date(Date.UTC(2026, 9, 1, hours));
  it.each<[string, StoredNote, string, Date, boolean]>([
    ['its author within a day', written, 'u1', after(23), true],
    [
      'its author before the server has told when it was written',
      { ...written, record: { createdAt: undefined, createdBy: 'u1' } } as StoredNote,
      'u1',
      after(1),
      true,
    ],
    ['not after 24 hours', written, 'u1', after(24), false],
    ['nobody else', written, 'u2', after(1), false],
    ['nobody once it was retracted', { ...written, retractedAt: after(1) }, 'u1', after(2), false],
  ])('is %s', (_case, one, uid, now, expected) => {
    expect(isEditable(one, uid, now)).toBe(expected);
  });
});
