import { expect, it } from 'vitest';
import { type AnnouncementValues, NEW_ANNOUNCEMENT, sendProblems } from './announcement-form.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const GOOD = { ...NEW_ANNOUNCEMENT, subject: 'Gate closed', bodyText: 'Use the north gate.' };

const TERMS = { timeZone: 'America/Chicago', now: NOW, standings: [] };

it.each<[Partial<AnnouncementValues>, object]>([
  [{}, {}],
  [{ subject: ' ab ' }, { subject: 'The subject must be 3-150 characters.' }],
  [{ bodyText: '  ' }, { bodyText: 'Enter the text.' }],
  [{ mode: 'selected' }, { values: 'Choose at least one contractor.' }],
  [{ mode: 'site', values: ['North yard'] }, {}],
  [{ when: 'later', at: '' }, { at: 'Enter the day and the time.' }],
  [{ when: 'later', at: '2026-11-20T09:00' }, { at: 'Choose a time that is still to come.' }],
  [{ when: 'later', at: '2026-11-20T09:01' }, {}],
])('of an announcement with %j, what keeps it from being sent is %j', (change, problems) => {
  expect(sendProblems({ ...GOOD, ...change }, TERMS)).toEqual(problems);
});

it('an announcement is not sent with a file that was not found clean', () => {
  expect(sendProblems(GOOD, { ...TERMS, standings: ['sound', 'faulty'] })).toEqual({
    docIds: 'Remove the file that cannot be sent.',
  });
});
