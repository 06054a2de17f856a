import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoProject, type Documents, startDemoProject } from '../test-support/demo-project.ts';
import type { ExportManifest } from './export-manifest.ts';

const CONTRACTOR = 'contractor-01';
const CLIENT = 'client-northfield';

let project: DemoProject;
let documents: Documents;
beforeAll(async () => {
  project = await startDemoProject('2026-11-21');
  documents = await project.documents();
});
afterAll(() => project.close());

interface Exported {
  readonly folder: string;
  readonly manifest: ExportManifest;
  /** Lines of records by collection. */
  readonly records: ReadonlyMap<string, readonly { readonly path: string; readonly data: object }[]>;
  readonly text: string;
}

async function exported(companyId: string): Promise<Exported> {
  const folder = join(project.folder, companyId);
  const { code, said } = await project.run(['export', '--company', companyId, '--out', folder]);
  expect([code, said]).toEqual([0, expect.stringContaining('records.')]);
  const names = readdirSync(join(folder, 'records'));
  const texts = names.map((name) => readFileSync(join(folder, 'records', name), 'utf8'));
  const records = names.map((name, index) => {
    const lines = (texts[index] ?? '').trim().split('\n');
    return [name.replace('.ndjson', ''), lines.map((line) => JSON.parse(line))] as const;
  });
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as ExportManifest;
  return { folder, manifest, records: new Map(records), text: texts.join('') };
}

/** How many documents of the database match, counted without the table. */
function stored(pattern: RegExp, matches: (data: Record<string, unknown>) => boolean = () => true): number {
  return [...documents].filter(([path, data]) => pattern.test(path) && matches(JSON.parse(data))).length;
}

function pairOf(entry: [string, string], side: 'clientId' | 'contractorId'): string {
  return JSON.parse(entry[1])[side];
}

/** Companies that the exported one has a connection to, and those it has none to. */
function strangers(companyId: string): readonly string[] {
  const engagements = [...documents].filter(([path]) => path.startsWith('engagements/'));
  const known = engagements
    .filter(([path]) => path.split('/')[1]?.split('_').includes(companyId))
    .flatMap((entry) => [pairOf(entry, 'clientId'), pairOf(entry, 'contractorId')]);
  const companies = [...documents.keys()].filter((path) => /^companies\/[^/]+$/.test(path));
  return companies
    .map((path) => path.slice('companies/'.length))
    .filter((id) => id !== companyId && !id.startsWith('firm') && !known.includes(id));
}

function expectSums({ folder, manifest }: Exported): void {
  const sums = readFileSync(join(folder, 'checksums.sha256'), 'utf8').trim().split('\n');
  expect(sums).toHaveLength(manifest.files.length);
  for (const { path, sha256, bytes } of manifest.files) {
    const content = readFileSync(join(folder, path));
    expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256]);
    expect(sums).toContain(`${sha256}  ${path}`);
  }
}

describe('the export of a contractor', () => {
  let contractor: Exported;
  beforeAll(async () => {
    contractor = await exported(CONTRACTOR);
  });

  it('holds as many records of each kind as the database has of it', () => {
    const { records } = contractor.manifest;
    const is = (data: Record<string, unknown>) => data.contractorId === CONTRACTOR;
    const below = (name: string) => new RegExp(`^companies/${CONTRACTOR}/${name}/[^/]+$`);

    for (const name of [
      'policies',
      'documents',
      'staff',
      'oshaYears',
      'answers',
      'programVersions',
      'accessLog',
    ])
      expect([name, records[name]]).toEqual([name, stored(below(name))]);
    for (const name of ['engagements', 'variances', 'staffAssignments', 'snapshots', 'requirementOverrides'])
      expect([name, records[name]]).toEqual([name, stored(new RegExp(`^${name}/[^/]+$`), is)]);
    expect(records.reviews).toBe(stored(below('reviews')));
    expect(records.users).toBe(stored(/^users\//, ({ companyId }) => companyId === CONTRACTOR));
    expect(records.notes).toBe(stored(/^notes\//, (data) => is(data) && data.visibility === 'shared'));
    expect(records.policies).toBeGreaterThan(3);
    expect(Object.values(records).reduce((sum, count) => sum + count, 0)).toBe(
      [...contractor.records.values()].reduce((sum, lines) => sum + lines.length, 0),
    );
  });

  it('has every file of it, byte for byte, and checksums that hold', async () => {
    expectSums(contractor);
    const own = await project.trusted.files.list(`companies/${CONTRACTOR}/`);
    const papers = contractor.manifest.files.flatMap(({ storagePath }) => storagePath ?? []);
    expect(papers.toSorted()).toEqual(own.map(({ path }) => path).toSorted());
    expect(own.length).toBeGreaterThan(3);
  });

  it('names no company that it has no connection to, and nothing that a client keeps to itself', () => {
    const foreign = strangers(CONTRACTOR);
    expect(foreign.length).toBeGreaterThan(10);
    expect(foreign.filter((id) => new RegExp(`${id}(?![\\w-])`).test(contractor.text))).toEqual([]);
    expect(stored(/^notes\//, (data) => data.visibility === 'client_private')).toBeGreaterThan(0);
    expect(contractor.text).not.toMatch(/client_private|client_and_firm|tokenHash/);
    const { records } = contractor.manifest;
    expect([records.varianceInternal, records.reviewInternal, records.announcements]).toEqual([0, 0, 0]);
    expect([records.requirementSets, records.reviewTasks]).toEqual([0, 0]);
  });

  it('has tables that a spreadsheet reads', () => {
    const table = readFileSync(join(contractor.folder, 'tables/policies.csv'), 'utf8');
    expect(table.split('\r\n')).toHaveLength((contractor.manifest.records.policies ?? 0) + 2);
    expect(table).toMatch(/^\uFEFFpath,.*policyNumber/u);
  });
});

describe('the export of a client', () => {
  it('has its demands, decisions and notes, and of contractors only what it may read', async () => {
    const client = await exported(CLIENT);
    const { records } = client.manifest;
    const is = (data: Record<string, unknown>) => data.clientId === CLIENT;

    expectSums(client);
    for (const name of ['engagements', 'variances', 'notes', 'announcements', 'requirementOverrides'])
      expect([name, records[name]]).toEqual([name, stored(new RegExp(`^${name}/[^/]+$`), is)]);
    expect(records.requirementSets).toBe(stored(new RegExp(`^clients/${CLIENT}/requirementSets/`)));
    expect(records.reviews).toBe(stored(/\/reviews\/[^/]+$/, ({ scope }) => scope === CLIENT));
    expect(records.notes).toBeGreaterThan(0);
    for (const name of ['policies', 'oshaYears', 'emr', 'staff', 'answers', 'policyHolders'])
      expect([name, records[name]]).toEqual([name, 0]);
    const visible = (data: Record<string, unknown>) => is(data) && data.visible === true;
    expect(records.snapshots).toBe(stored(/^snapshots\//, visible));
    expect(records.snapshots).toBeLessThan(stored(/^snapshots\//, is));
    expect(strangers(CLIENT).filter((id) => new RegExp(`${id}(?![\\w-])`).test(client.text))).toEqual([]);
    const others = ['client-lakeshore', 'client-riverbend'];
    expect(others.filter((id) => client.text.includes(id))).toEqual([]);
  });

  it('writes into no folder that holds something, and knows no company that is not there', async () => {
    const full = await project.run(['export', '--company', CLIENT, '--out', project.folder]);
    expect([full.code, full.said]).toEqual([1, expect.stringContaining('is not empty')]);
    const none = await project.run(['export', '--company', 'nobody', '--out', join(project.folder, 'n')]);
    expect([none.code, none.said]).toEqual([1, expect.stringContaining('no client or contractor nobody')]);
    expect((await project.run(['export', '--company', CLIENT])).code).toBe(2);
  });
});
