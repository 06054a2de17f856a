import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoProject, startDemoProject } from '../test-support/demo-project.ts';
import { plantTraces } from '../test-support/plant-traces.ts';
import {
  type Difference,
  differenceOf,
  kindOf,
  names,
  type ProjectState,
  stateOf,
} from '../test-support/tenant-changes.ts';

const ID = 'contractor-01';
const DESPITE = ['--despite-retention', 'Their lawyer asked for it in writing.'];
/** What others keep of a contractor (ADR 57). */
const KEPT = [
  'announcements',
  'announcements/recipients',
  'audit',
  'auditChains',
  'auditChains/links',
  'calendarEvents',
  'companies/reviews',
  'companies/reviews/internal',
  'companies/accessLog',
  'companyDeletions',
  'documentRequests',
  'engagementDecisions',
  'engagements',
  'notes',
  'notifications',
  'reminderLog',
  'requirementOverrides',
  'variances',
  'variances/internal',
];

let project: DemoProject;
let name: string;
let people: readonly { readonly uid: string; readonly email: string }[];
const run = (...more: readonly string[]) => project.run(['delete', '--company', ID, ...more]);

beforeAll(async () => {
  project = await startDemoProject('2026-11-21');
  await plantTraces(project, ID);
  await plantTraces(project, 'contractor-02');
  const { db } = project.trusted;
  name = (await db.doc(`companies/${ID}`).get()).get('name');
  const users = await db.collection('users').where('companyId', '==', ID).get();
  people = users.docs.map((user) => ({ uid: user.id, email: user.get('email') }));
  expect(people.length).toBeGreaterThan(1);
});
afterAll(() => project.close());

let before: ProjectState;

describe('before a contractor is deleted', () => {
  it('a run without its name says what would go, what stays, and what hinders', async () => {
    const { code, lines } = await run();

    expect(code).toBe(0);
    const text = lines.join('\n');
    expect(text).toMatch(/^delete policies: \d+$/m);
    expect(text).toMatch(/^keep engagements: \d+\. The other side/m);
    expect(text).toMatch(/REFUSED: .* is not archived/);
    expect(text).toMatch(/REFUSED: \d+ of its engagements are open/);
    expect(text).toMatch(/KEPT BY LAW: Injury records of .*29 CFR 1904\.33/);
    expect(lines.at(-1)).toBe(`Nothing was changed. To delete, add --confirm "${name}".`);
    const working = await run('--confirm', name, ...DESPITE);
    expect([working.code, working.said]).toEqual([1, expect.stringContaining('is not archived')]);
  });

  it('nothing changes without its name, by another name, or against the law without a reason', async () => {
    await project.closeCompany(ID, 'contractorId');
    before = await stateOf(project);
    const dry = await run(...DESPITE);
    const astray = await run('--confirm', name, ...DESPITE, '--bucket', 'another');
    const misspelt = await run('--confirm', name.toLowerCase(), ...DESPITE);
    const unfounded = await run('--confirm', name);
    const curt = await run('--confirm', name, '--despite-retention', 'because');

    expect([dry.code, dry.lines.filter((line) => line.startsWith('REFUSED'))]).toEqual([0, []]);
    expect([misspelt.code, misspelt.said]).toEqual([1, expect.stringContaining(`the legal name: ${name}`)]);
    expect([unfounded.code, unfounded.said]).toEqual([1, expect.stringContaining('29 CFR 1904.33')]);
    expect(curt.code).toBe(2);
    expect([astray.code, astray.said]).toEqual([1, expect.stringContaining('records name a file, and none')]);
    expect(await stateOf(project)).toEqual(before);
  });
});

describe('a contractor that is deleted', () => {
  let after: ProjectState;
  let difference: Difference;
  const traces = () => [ID, ...people.flatMap(({ uid, email }) => [uid, email])];

  beforeAll(async () => {
    const { code, said, lines } = await run('--confirm', name, ...DESPITE);
    expect([code, said, lines.filter((line) => line.startsWith('LEFT'))]).toEqual([0, said, []]);
    after = await stateOf(project);
    difference = differenceOf(before.documents, after.documents);
  });

  it('takes away only what named it, and adds nothing but two notes of it', () => {
    expect(difference.gone.filter((path) => !names(before.documents, path, traces()))).toEqual([]);
    expect(difference.gone.length).toBeGreaterThan(100);
    expect(difference.added.toSorted()).toEqual([`audit/company-delete-${ID}`, `companyDeletions/${ID}`]);
  });

  it('leaves of it what others keep, and nothing else', () => {
    const still = [...after.documents.keys()].filter((path) => names(after.documents, path, [ID]));
    expect(still.filter((path) => !KEPT.includes(kindOf(path)))).toEqual([]);
    const below = still.filter((path) => path.startsWith(`companies/${ID}`));
    expect(below.filter((path) => !path.startsWith(`companies/${ID}/reviews/`))).toEqual([]);
    const scopes = below.filter((path) => kindOf(path) === 'companies/reviews');
    expect(scopes.map((path) => JSON.parse(after.documents.get(path) ?? '').scope)).not.toContain('firm');
    for (const kind of ['engagements', 'variances', 'notes'])
      expect(difference.gone.filter((path) => kindOf(path) === kind)).toEqual([]);
    for (const kind of [
      'snapshots',
      'users',
      'reviewTasks',
      'answerRows',
      'invitations',
      'mail',
      'staffAssignments',
    ])
      expect(still.filter((path) => kindOf(path) === kind)).toEqual([]);
  });

  it('takes out of others’ records the people of it, and changes nothing else in them', () => {
    const people = new Set(['contactUid', 'firstApproval', 'mails', 'attendees']);
    for (const path of difference.changed) {
      const [then, now] = [before, after].map(({ documents }) => JSON.parse(documents.get(path) ?? ''));
      const fields = [...new Set([...Object.keys(then), ...Object.keys(now)])];
      const other = fields.filter((field) => JSON.stringify(then[field]) !== JSON.stringify(now[field]));
      expect([path, other.filter((field) => !people.has(field))]).toEqual([path, []]);
    }
    const event = JSON.parse(after.documents.get(`calendarEvents/planted-firm-${ID}`) ?? '');
    expect(event.attendees).toEqual(['someone']);
    expect(difference.changed).toContain(`calendarEvents/planted-firm-${ID}`);
  });

  it('nowhere leaves the address of one of its people', () => {
    const addresses = people.map(({ email }) => email);
    const still = [...after.documents.keys()].filter((path) => names(after.documents, path, addresses));
    expect(still.filter((path) => kindOf(path) !== 'audit')).toEqual([]);
  });

  it('takes its files, pictures and broker’s parts with it, and nobody else’s', () => {
    const own = [
      `companies/${ID}/`,
      `brokerUploads/planted-${ID}/`,
      ...people.map(({ uid }) => `users/${uid}/`),
    ];
    const isOwn = (file: string) => own.some((folder) => file.startsWith(folder));
    expect(before.files.filter(isOwn).length).toBeGreaterThan(5);
    expect(after.files).toEqual(before.files.filter((file) => !isOwn(file)));
  });

  it('takes the accounts of its people, and no other', () => {
    const isOwn = (account: string) => people.some(({ uid }) => account.startsWith(`${uid} `));
    expect(before.accounts.filter(isOwn).length).toBeGreaterThan(0);
    expect(after.accounts).toEqual(before.accounts.filter((account) => !isOwn(account)));
  });

  it('is told in one line of the audit, with the reason and how many records of each kind', () => {
    const line = JSON.parse(after.documents.get(`audit/company-delete-${ID}`) ?? '');
    expect(line).toMatchObject({
      action: 'company.delete',
      entityId: ID,
      contractorId: ID,
      reason: DESPITE[1],
    });
    const counts = Object.values<number>(line.after.deleted);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(difference.gone.length);
    const cleaned = Object.values<number>(line.after.cleaned);
    expect(cleaned.reduce((sum, count) => sum + count, 0)).toBe(difference.changed.length);
  });

  it('what comes late goes with the same line again, and the audit has no second one', async () => {
    await project.trusted.db
      .doc(`reviewTasks/firm_policy_${ID}_late`)
      .set({ contractorId: ID, scope: 'firm' });
    const { code, lines } = await run('--confirm', name);

    expect([code, lines[0]]).toEqual([0, 'It was deleted before.']);
    expect(differenceOf(after.documents, await project.documents())).toEqual({
      ...{ gone: [], added: [] },
      changed: [`companyDeletions/${ID}`],
    });
  });
});
