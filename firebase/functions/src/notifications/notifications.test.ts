import { isStricter, onDocTypeWritten } from '@vcms/compliance/server';
import { startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENT_REMINDERS, planReminders, sendDueReminders } from '../events/event-reminders.ts';
import { onEvidenceWritten } from '../evidence/on-evidence-written.ts';
import { onEventWritten } from '../notes/on-note-written.ts';
import { onQuestionnaireWritten } from '../questionnaires/on-questionnaire-written.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.put('engagements/x_a', {
    clientId: 'x',
    contractorId: 'a',
    clientName: 'Northfield',
    contractorName: 'Acme Roofing',
    state: 'approved',
  });
});
afterAll(() => world.stop());

const told = async (title: string) =>
  (await world.list('notifications'))
    .filter((entry) => entry.title === title)
    .map(({ toId, body }) => `${toId}: ${body}`)
    .sort();

/** Every event comes twice at a time and once more. */
async function thrice(run: () => Promise<void>): Promise<void> {
  await Promise.all([run(), run()]);
  await run();
}

describe('a published version of a questionnaire (N14)', () => {
  it('outdates accepted answers and tells their contractor once how many questions are new', async () => {
    const questions = (...ids: string[]) => [{ title: 'All', questions: ids.map((id) => ({ id })) }];
    const version = { definitionId: 'general', owner: 'firm', title: 'General', status: 'published' };
    await world.put('questionnaires/general/questionnaireVersions/1', {
      ...version,
      n: 1,
      sections: questions('q1'),
    });
    await world.put('companies/a/answers/general', {
      definitionId: 'general',
      defVersion: 1,
      state: 'accepted',
    });
    const after = { ...version, n: 2, sections: questions('q1', 'q2', 'q3') };
    await world.put('questionnaires/general/questionnaireVersions/2', after);
    const before = { ...after, status: 'draft' };

    await thrice(() =>
      onQuestionnaireWritten(world.trusted, {
        definitionId: 'general',
        n: '2',
        eventId: 'e14',
        before,
        after,
      }),
    );

    expect(await world.read('companies/a/answers/general')).toMatchObject({
      state: 'outdated',
      defVersion: 1,
    });
    expect(await told('Questionnaire to update')).toEqual(['contractor: General has 2 new questions.']);
  });
});

describe('an event (N19)', () => {
  const start = new Date('2026-11-20T16:00:00Z');

  it('reminds its people once at the time that was chosen, and a deleted one nobody', async () => {
    const event = {
      ...{ title: 'Toolbox talk', start: Timestamp.fromDate(start), reminderMinutes: [15, 60] },
      ownerCompanyId: 'x',
    };
    for (const id of ['ev1', 'gone']) {
      // The last two are of another client and of nobody.
      await world.put(`calendarEvents/${id}`, { ...event, attendees: ['contractor', 'reduced', 'nobody'] });
      await world.trusted.db.doc(`calendarEvents/${id}`).update({ createdBy: 'client' });
      await thrice(() => planReminders(world.trusted, id));
    }
    await world.trusted.db.doc('calendarEvents/gone').delete();
    await planReminders(world.trusted, 'gone');
    expect((await world.list(EVENT_REMINDERS)).map(({ id }) => id).sort()).toEqual(['ev1_15', 'ev1_60']);

    world.setNow('2026-11-20T15:45:10Z');
    await Promise.all([sendDueReminders(world.trusted), sendDueReminders(world.trusted)]);
    await sendDueReminders(world.trusted);

    const text = 'Toolbox talk, 2026-11-20 16:00 UTC.';
    expect(await told('Event reminder')).toEqual(
      [`client: ${text}`, `client: ${text}`, `contractor: ${text}`, `contractor: ${text}`].sort(),
    );
    expect(await world.list(EVENT_REMINDERS)).toEqual([]);
  });
});

describe('what is submitted (N4)', () => {
  it('is announced to clients that review themselves as well', async () => {
    await world.put('clients/x', { clientId: 'x', selfReview: true });
    const after = { line: 'gl', policyNumber: 'GL-1', state: 'submitted', version: 1 };
    await thrice(() =>
      onEvidenceWritten(world.trusted, {
        companyId: 'a',
        kind: 'policies',
        id: 'p1',
        eventId: 'e4',
        before: { ...after, state: 'draft' },
        after,
      }),
    );

    expect((await told('Document received')).map((line) => line.split(':')[0])).toEqual([
      'client',
      'service',
    ]);
  });
});

describe('a demand that is new (N10)', () => {
  it('is told to the contractors when it is a paper of their people', async () => {
    const after = { name: 'OSHA 10', required: true, active: true };
    await thrice(() => onDocTypeWritten(world.trusted, 'x', { id: 'osha10', before: undefined, after }));

    expect(await told('Requirements change on 11/20/2026')).toEqual([
      'contractor: Northfield: OSHA 10 is asked of your people from now on.',
    ]);
  });

  it.each([
    ['insurance.gl.gl_each_occurrence', 1_000_000, 2_000_000, true],
    ['insurance.gl.gl_each_occurrence', 1_000_000, 500_000, false],
    ['osha.trir', '3.00', '2.5', true],
    ['emr.latest', '1.00', '1.10', false],
    ['insurance.pollution.poll_aggregate', undefined, 1_000_000, true],
  ])('on %s of %s instead of %s is stricter: %s', (key, usual, value, stricter) => {
    expect(isStricter(key, usual, value)).toBe(stricter);
  });
});

describe('an invitation to an event (N19)', () => {
  it.each([
    ['x', 'client', ['contractor', 'second', 'service']],
    ['a', 'contractor', ['client', 'second', 'service']],
    ['y', 'reduced', ['service']],
    ['firm', 'service', ['client', 'contractor', 'reduced', 'second']],
    ['', 'reduced', []],
  ])('invites those whom its company %s may address, whatever its list says', async (company, by, told19) => {
    if (company === 'x') {
      await world.addPerson('second', '5003', 'x');
      await world.addPerson('left', '5003', 'x', 'disabled');
    }
    const everybody = ['client', 'contractor', 'reduced', 'service', 'second', 'left', 'nobody'];
    const event = { title: `Of ${company}`, ownerCompanyId: company, createdBy: by, attendees: everybody };
    await thrice(() => onEventWritten(world.trusted, `phish-${company}`, event));

    const invited = (await told('Event invitation')).filter((line) => line.includes(`: Of ${company},`));
    expect(invited.map((line) => line.split(':')[0])).toEqual(told19);
  });
});
