import { parseRecord, RECORD_SCHEMAS, type RecordName } from '@vcms/data';
import {
  ANNOUNCEMENT_STATES,
  addDays,
  BROKER_REQUEST_STATES,
  COLLECTION_TEMPLATES,
  ENGAGEMENT_STATES,
  EVIDENCE_STATES,
  evaluateOn,
  evaluateStaff,
  INVITATION_STATES,
  ITEM_STATUSES,
  listedFacts,
  PROGRAM_EDITION_STATES,
  QUESTIONNAIRE_STATES,
  REASON_CODES,
  REQUIREMENT_STATES,
  RESPONSE_STATES,
  REVIEW_DECISIONS,
  REVIEW_SUBJECTS,
  VARIANCE_STATES,
  withoutUndefined,
  yearOf,
} from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { buildDemoData } from './demo-data.ts';
import { mainDrafts } from './drafts/main-drafts.ts';
import { writeAnnounced } from './files/write-announced.ts';
import { writeFiles } from './files/write-files.ts';
import { writeSample } from './files/write-sample.ts';
import { evaluationInput } from './snapshots.ts';
import { DEMO_PEOPLE } from './words/accounts.ts';
import type { Draft } from './words/demo-draft.ts';

const TODAY = '2026-11-21';
const data = buildDemoData(TODAY);
const drafts = mainDrafts(data);

function inCollection(name: string, all: readonly Draft[] = drafts) {
  return all.filter(({ collection }) => collection === name).map(({ data: fields }) => fields);
}

function statesOf(name: string): readonly unknown[] {
  return [...new Set(inCollection(name).map(({ state, status }) => state ?? status))].sort();
}

/** As Firestore gives it back: times are timestamps. */
function asRead(value: unknown): unknown {
  if (value instanceof Date) return { toDate: () => value };
  if (Array.isArray(value)) return value.map(asRead);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asRead(inner)]));
}

/** Problems of stored documents; the one account of an unknown role is wrong on purpose. */
function problemsOf(all: readonly Draft[]): readonly string[] {
  return all
    .filter(({ path }) => path !== `users/${DEMO_PEOPLE.unknownRole.uid}`)
    .flatMap(({ collection, path, data: fields }) => {
      const parsed = parseRecord(RECORD_SCHEMAS[collection as RecordName], path, asRead(fields));
      return parsed.ok ? [] : parsed.problems;
    });
}

describe('documents of the demo data', () => {
  it('fit their schemas, each in a place of its own', () => {
    expect(problemsOf(drafts)).toEqual([]);
    const paths = drafts.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('also those of another day and another seed', () => {
    expect(problemsOf(mainDrafts(buildDemoData('2028-02-29', 7)))).toEqual([]);
  });

  it('describe PDFs of at most 5 kB, manuals of a page for each program of at most 15 kB, with the size and hash of the file', async () => {
    const stored = new Map<string, Buffer>();
    const papers = await writeFiles(data.files.slice(0, 2), TODAY, async (path, bytes) => {
      stored.set(path, bytes);
    });

    expect(problemsOf(papers)).toEqual([]);
    for (const { data: fields } of papers) {
      const bytes = stored.get(String(fields.storagePath));
      expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes?.length).toBe(fields.size);
      expect(bytes?.length).toBeLessThan(fields.category === 'program' ? 15_000 : 5_000);
    }
    const kept = papers.filter(({ collection }) => collection === 'documentTexts');
    expect(stored.size).toBe(papers.length - kept.length);
  });

  it('describe the PDF of the sample that a type names', async () => {
    const saved: Buffer[] = [];
    const { data: fields, ...draft } = await writeSample(TODAY, async (_path, bytes) => {
      saved.push(bytes);
    });

    expect(problemsOf([{ data: fields, ...draft }])).toEqual([]);
    expect(saved.map(({ length }) => length)).toEqual([fields.size]);
    const named = inCollection('staffDocTypes').filter(({ sampleDocId }) => sampleDocId !== undefined);
    expect(named).toMatchObject([{ clientId: fields.clientId }]);
    expect(draft.path).toBe(`companies/${fields.clientId}/sampleDocuments/${named[0]?.sampleDocId}`);
  });

  it('describe the file of an announcement, as those who got it are told of it', async () => {
    const saved: Buffer[] = [];
    const { data: fields, ...draft } = await writeAnnounced(TODAY, async (_path, bytes) => {
      saved.push(bytes);
    });

    expect(problemsOf([{ data: fields, ...draft }])).toEqual([]);
    expect(saved.map(({ length }) => length)).toEqual([fields.size]);
    const { fileName, size } = fields;
    const received = inCollection('announcementRecipients').filter(({ files }) => files !== undefined);
    expect(received.length).toBeGreaterThan(0);
    for (const { files, clientId } of received) {
      expect(files).toEqual([{ id: draft.path.split('/').at(-1), fileName, size }]);
      expect(draft.path).toBe(`companies/${clientId}/announcementDocuments/${draft.path.split('/').at(-1)}`);
    }
  });

  it('fill every collection but those of running work and of what people think', () => {
    const empty = Object.keys(COLLECTION_TEMPLATES).filter((name) => inCollection(name).length === 0);

    expect(empty.sort()).toEqual(
      [
        'announcementDocuments',
        'documents',
        'documentTexts',
        'helpVotes',
        'intakePauses',
        'locks',
        'mail',
        'notifications',
        'reminderLog',
        'restrictedDocuments',
        'sampleDocuments',
      ].sort(),
    );
  });

  it.each([
    ['policies', EVIDENCE_STATES.filter((state) => !['withdrawn', 'archived'].includes(state))],
    ['answers', RESPONSE_STATES],
    ['engagements', ENGAGEMENT_STATES],
    ['invitations', INVITATION_STATES],
    ['brokerRequests', BROKER_REQUEST_STATES],
    ['requirementSets', REQUIREMENT_STATES],
    ['questionnaireVersions', QUESTIONNAIRE_STATES],
    ['programEditions', PROGRAM_EDITION_STATES],
    ['variances', VARIANCE_STATES],
    ['announcements', ANNOUNCEMENT_STATES],
    ['documentRequests', ['open', 'withdrawn']],
  ])('show every state of %s', (name, states) => {
    expect(statesOf(name)).toEqual([...states].sort());
  });

  it('hold reviews of every subject and decision', () => {
    const reviews = inCollection('reviews');

    expect([...new Set(reviews.map(({ subjectType }) => subjectType))].sort()).toEqual(
      [...REVIEW_SUBJECTS].sort(),
    );
    expect([...new Set(reviews.map(({ decision }) => decision))].sort()).toEqual(
      [...REVIEW_DECISIONS].sort(),
    );
    expect(reviews.some(({ scope }) => scope !== 'firm')).toBe(true);
  });

  it('leave one contractor on the full plan with nothing at all', () => {
    const id = DEMO_PEOPLE.contractorNew.companyId;
    const own = drafts
      .filter(({ path }) => path.startsWith(`companies/${id}/`))
      .map(({ collection }) => collection);

    expect([...new Set(own)].sort()).toEqual(['companyPrivate', 'contacts']);
  });
});

describe('results of the demo data', () => {
  // The logs of last year are due in winter only, so a day of January is looked at besides.
  const days = [TODAY, `${yearOf(TODAY) + 1}-01-15`];
  const inputs = days.flatMap((day) =>
    data.engagements.map((engagement) => evaluationInput(data, engagement, day)),
  );
  const items = inputs.flatMap((input) => evaluateOn(input).items);
  const people = inputs.flatMap(({ asOf, contractor, requirementSet, overrides, reviews, evidence }) =>
    evaluateStaff(asOf, requirementSet[0]?.clientId ?? '', {
      contractor,
      requirementSet,
      overrides,
      reviews,
      ...evidence.staff,
    }),
  );

  it('show every reason, and none without a text', () => {
    const all = [...items, ...people.flatMap((person) => person.items)];
    const seen = new Set(all.flatMap(({ reasons }) => reasons.map((reason) => reason.split(':')[0])));

    // No record of the demo data is damaged: whoever tries the product out would be told to mend it.
    expect(REASON_CODES.filter((code) => !seen.has(code))).toEqual(['record_damaged']);
    expect([...seen].filter((code = '') => !REASON_CODES.includes(code))).toEqual([]);
  });

  it('show every status of an item, and readiness from nothing to everything', () => {
    expect(ITEM_STATUSES.filter((status) => !items.some((item) => item.status === status))).toEqual([]);
    const overall = new Set(data.snapshots.map(({ result }) => result.overall));
    expect([...overall].sort()).toEqual(
      expect.arrayContaining(['compliant', 'expiring', 'non_compliant', 'pending_review']),
    );
    expect(data.snapshots.some(({ result }) => result.readinessPct === 100)).toBe(true);
    expect(data.snapshots.some(({ result }) => result.readinessPct === 0)).toBe(true);
  });

  it('are those that the relations carry', () => {
    for (const { id, record } of data.engagements) {
      const snapshot = data.snapshots.find((one) => `${one.clientId}_${one.contractorId}` === id);
      const listed =
        snapshot === undefined ? {} : withoutUndefined(listedFacts(snapshot.result, record.state));
      expect(record).toMatchObject(listed);
    }
  });

  it('hold for each variance what it is about', () => {
    const strays = data.variances.filter(({ clientId, contractorId, key }) => {
      const own = data.snapshots.find(
        (one) => one.clientId === clientId && one.contractorId === contractorId,
      );
      return own?.result.items.every((item) => item.key !== key && !item.key.startsWith(`${key}.`)) === true;
    });
    expect(strays.map(({ id, key }) => `${id}: ${key}`)).toEqual([]);
  });

  it('show the demo client contractors of more than one status', () => {
    const { companyId } = DEMO_PEOPLE.client;
    const own = data.snapshots.filter(({ clientId }) => clientId === companyId);
    expect(new Set(own.map(({ result }) => result.overall)).size).toBeGreaterThanOrEqual(3);
  });

  it('change within the next three months for somebody', () => {
    const dates = data.snapshots.flatMap(({ forecastDates }) => forecastDates);

    expect(dates.length).toBeGreaterThan(10);
    expect(dates.every((date) => date > TODAY && date <= addDays(TODAY, 90))).toBe(true);
  });
});
