import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCutShort } from '../test-support/cut-short.ts';
import { type DemoProject, startDemoProject } from '../test-support/demo-project.ts';
import {
  type Difference,
  differenceOf,
  kindOf,
  names,
  type ProjectState,
  stateOf,
} from '../test-support/tenant-changes.ts';
import { loadDeletion } from './deletion-record.ts';
import { runDelete } from './run-delete.ts';

const ID = 'client-northfield';
const SAMPLE = `companies/${ID}/samples/planted/1/sample.pdf`;
/** Steps after which the first run is cut; each later one goes so many further, for it begins with files and accounts again. */
const STEPS = 3;

let project: DemoProject;
let name: string;
let before: ProjectState;
let after: ProjectState;
let difference: Difference;
let cuts = 0;

beforeAll(async () => {
  project = await startDemoProject('2026-11-21');
  const { db, files } = project.trusted;
  await files.save(SAMPLE, Buffer.from('sample'), 'application/pdf');
  name = (await db.doc(`companies/${ID}`).get()).get('name');
  await project.closeCompany(ID, 'clientId');
  before = await stateOf(project);
});
afterAll(() => project.close());

async function deleteInPieces(): Promise<void> {
  const { db } = project.trusted;
  const wish = { confirm: name, despite: undefined, withoutFiles: false };
  const speech = { result: () => {}, progress: () => {} };
  const steps = () => ({ step: STEPS * (cuts + 1), done: cuts % 2 === 0 });
  while (await runCutShort(project, steps(), (trusted) => runDelete(trusted, ID, wish, speech))) {
    cuts += 1;
    // Only the last step ends it, with its line in the audit; the answer to that may be lost as well.
    const { state } = (await loadDeletion(db, ID)) ?? {};
    const isTold = (await db.doc(`audit/company-delete-${ID}`).get()).exists;
    expect(isTold).toBe(state === 'done');
  }
}

describe('a client that is deleted by runs that are cut short', () => {
  beforeAll(async () => {
    await deleteInPieces();
    after = await stateOf(project);
    difference = differenceOf(before.documents, after.documents);
  });

  it('is gone after the last of them, with counts as if one had done it all', () => {
    expect(cuts).toBeGreaterThan(4);
    expect(JSON.parse(after.documents.get(`companyDeletions/${ID}`) ?? '').state).toBe('done');
    const line = JSON.parse(after.documents.get(`audit/company-delete-${ID}`) ?? '');
    expect(line).toMatchObject({ action: 'company.delete', entityId: ID, clientId: ID });
    const sumOf = (counts: Record<string, number>) =>
      Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect(sumOf(line.after.deleted)).toBe(difference.gone.length);
    expect(sumOf(line.after.cleaned)).toBe(difference.changed.length);
    expect(difference.added.toSorted()).toEqual([`audit/company-delete-${ID}`, `companyDeletions/${ID}`]);
  });

  it('takes its demands, notes and results with it, and none of the contractors’ evidence', () => {
    expect(difference.gone.filter((path) => !names(before.documents, path, traces()))).toEqual([]);
    const kinds = new Set(difference.gone.map(kindOf));
    for (const kind of ['clients', 'clients/requirementSets', 'snapshots', 'notes', 'announcements', 'users'])
      expect([kind, kinds.has(kind)]).toEqual([kind, true]);
    const evidence = difference.gone.filter((path) => path.startsWith('companies/contractor'));
    expect(evidence.filter((path) => kindOf(path) !== 'companies/reviews/internal')).toEqual([]);
    const still = [...after.documents.keys()].filter((path) => names(after.documents, path, [ID]));
    for (const kind of [
      'clients/requirementSets',
      'users',
      'snapshots',
      'staffSnapshots',
      'reviewTasks',
      'savedComments',
    ])
      expect(still.filter((path) => kindOf(path) === kind)).toEqual([]);
    expect(still.filter((path) => path.startsWith(`companies/${ID}`))).toEqual([]);
    for (const kind of ['engagements', 'engagementDecisions', 'variances', 'companies/reviews'])
      expect(difference.gone.filter((path) => kindOf(path) === kind)).toEqual([]);
  });

  it('keeps what was decided, without the names of who decided', () => {
    const people = [
      'clientContactUid',
      'firstApproval',
      'decidedByName',
      'firstByName',
      'senderName',
      'attendees',
    ];
    expect(difference.changed.length).toBeGreaterThan(0);
    for (const path of difference.changed) {
      const [then, now] = [before, after].map(({ documents }) => JSON.parse(documents.get(path) ?? ''));
      const fields = [...new Set([...Object.keys(then), ...Object.keys(now)])];
      const other = fields.filter((field) => JSON.stringify(then[field]) !== JSON.stringify(now[field]));
      expect([path, other.filter((field) => !people.includes(field))]).toEqual([path, []]);
    }
  });

  it('takes its own files and accounts, and no other', () => {
    const isOwn = (account: string) => people().some((uid) => account.startsWith(`${uid} `));
    expect(after.files).toEqual(before.files.filter((file) => !file.startsWith(`companies/${ID}/`)));
    expect(before.files.length - after.files.length).toBeGreaterThan(0);
    expect(before.accounts.filter(isOwn).length).toBeGreaterThan(1);
    expect(after.accounts).toEqual(before.accounts.filter((account) => !isOwn(account)));
  });

  it('can be exported no more', async () => {
    const { code, said } = await project.run(['export', '--company', ID, '--out', `${project.folder}/late`]);
    expect([code, said]).toEqual([1, expect.stringContaining(`There is no client or contractor ${ID}`)]);
  });
});

function people(): readonly string[] {
  const users = [...before.documents].filter(
    ([path, text]) => path.startsWith('users/') && JSON.parse(text).companyId === ID,
  );
  return users.map(([path]) => path.slice('users/'.length));
}

function traces(): readonly string[] {
  return [
    ID,
    ...people(),
    ...people().map((uid) => JSON.parse(before.documents.get(`users/${uid}`) ?? '').email),
  ];
}
