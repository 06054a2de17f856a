import { type Trusted, textOf } from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';
import { fileFolders, findRecords } from '../find-records.ts';
import { COMPANY_TABLE, TABLE_NAMES, type TableName } from '../table/company-table.ts';
import { type LeavingCompany, tiesOf } from '../table/company-tie.ts';
import type { ExportFolder } from './export-folder.ts';
import type { ExportedFile, ExportManifest } from './export-manifest.ts';
import { openValue } from './open-value.ts';
import { REGISTERS, registerTable } from './register-table.ts';

type Row = Readonly<Record<string, unknown>>;
type Remark = ExportManifest['remarks'][number];

/**
 * Writes everything of one company into a folder: records as lines of JSON, registers as tables besides, files with their
 * checksums, and a manifest. Changes nothing in the project; one file and one page of records are held at a time.
 */
export async function exportCompany(
  trusted: Trusted,
  company: LeavingCompany,
  folder: ExportFolder,
  log: (line: string) => void,
): Promise<ExportManifest> {
  const records: Record<string, number> = {};
  const files: ExportedFile[] = [];
  const papers = new Map<string, DocumentData>();
  for (const name of TABLE_NAMES) {
    const isRegister = REGISTERS.includes(name);
    const rows: Row[] = [];
    let count = 0;
    async function* lines() {
      for await (const page of exportedRecords(trusted, name, company)) {
        count += page.length;
        for (const { path, data } of page) {
          if (typeof data.storagePath === 'string') papers.set(data.storagePath, { ...data, path });
          if (isRegister) rows.push({ path, ...(openValue(data) as Row) });
        }
        yield page.map(({ path, data }) => JSON.stringify({ path, data: openValue(data) }));
      }
    }
    const written = await writeIfAny(folder, `records/${name}.ndjson`, lines());
    if (written !== undefined) files.push(written);
    if (rows.length > 0) files.push(await folder.write(`tables/${name}.csv`, registerTable(rows)));
    records[name] = count;
  }
  log(`${Object.values(records).reduce((sum, count) => sum + count, 0)} records.`);
  const { stored, remarks } = await exportFiles(trusted, company, folder, papers);
  files.push(...stored);
  const { id, name, side: kind } = company;
  const manifest: ExportManifest = {
    ...{ format: 'vcms-company-export', formatVersion: 1, madeAt: trusted.now().toISOString() },
    ...{ company: { id, name, kind }, records, files, remarks },
  };
  const sums = files.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('');
  await folder.write('checksums.sha256', sums);
  await folder.write('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  log(`${stored.length} stored files, ${remarks.length} remarks.`);
  return manifest;
}

/** No file for a collection that has nothing. */
async function writeIfAny(
  folder: ExportFolder,
  path: string,
  pages: AsyncGenerator<readonly string[]>,
): Promise<ExportedFile | undefined> {
  const first = await pages.next();
  if (first.done) return undefined;
  const { value } = first;
  async function* all() {
    yield value;
    yield* pages;
  }
  return await folder.writeLines(path, all());
}

/** What a company takes along of one collection, each record once. */
async function* exportedRecords({ db }: Trusted, name: TableName, company: LeavingCompany) {
  const row = COMPANY_TABLE[name];
  const seen = new Set<string>();
  for (const tie of tiesOf(row, company.side)) {
    if (tie.relation !== 'own' && tie.relation !== 'shared') continue;
    for await (const page of findRecords(db, name, tie, company)) {
      const taken = page.filter(
        (entry) => !seen.has(entry.ref.path) && (tie.exportIf?.(entry.data(), company) ?? true),
      );
      for (const { ref } of taken) seen.add(ref.path);
      if (taken.length > 0)
        yield taken.map((entry) => ({ path: entry.ref.path, data: without(entry.data(), row.omit) }));
    }
  }
}

function without(data: DocumentData, omit: readonly string[] = []): DocumentData {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !omit.includes(name)));
}

/** The company's own folders, and papers elsewhere that an exported record names. */
async function exportFiles(
  trusted: Trusted,
  company: LeavingCompany,
  folder: ExportFolder,
  papers: ReadonlyMap<string, DocumentData>,
): Promise<{ readonly stored: readonly ExportedFile[]; readonly remarks: readonly Remark[] }> {
  const { files } = trusted;
  const stored: ExportedFile[] = [];
  const remarks: Remark[] = [];
  const listed = await Promise.all((await fileFolders(trusted, company)).map((prefix) => files.list(prefix)));
  const there = new Set(listed.flat().map(({ path }) => path));
  for (const path of new Set([...there, ...papers.keys()])) {
    const paper = papers.get(path);
    if (paper?.virusScan === 'blocked') {
      remarks.push({ about: path, reason: 'Left out: a virus was found in it.' });
      continue;
    }
    const bytes = there.has(path) || (await files.list(path)).length > 0 ? await files.read(path) : undefined;
    if (bytes === undefined) {
      remarks.push({ about: path, reason: 'A record names it, and there is no such file.' });
      continue;
    }
    const written = await folder.write(`files/${safePath(path)}`, bytes);
    stored.push({ ...written, storagePath: path });
    if (paper !== undefined && textOf(paper.sha256) !== written.sha256)
      remarks.push({ about: path, reason: `It is in here, and differs from what ${paper.path} says of it.` });
  }
  return { stored, remarks };
}

/** A place below the folder whatever a file is called; what a system may refuse in names is `_`. */
function safePath(path: string): string {
  return path
    .split('/')
    .map((part) => part.replaceAll(/[<>:"\\|?*\p{Cc}]/gu, '_').replace(/^\.+$/, '_'))
    .join('/');
}
