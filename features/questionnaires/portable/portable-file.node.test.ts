import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { EvidenceOutcome } from '@vcms/data';
import { packZip } from '@vcms/documents/zip';
import type { CompanyDocument } from '@vcms/domain';
import { contractorFileSchema } from '@vcms/domain/schemas';
import { describe, expect, it } from 'vitest';
import { type PortableWork, portableEntries } from './portable-entries.ts';
import type { PortableRecords } from './portable-records.ts';

function paper(id: string, fileName: string, text: string): CompanyDocument {
  const about = { typeId: 'other', category: 'other', title: `Paper ${id}`, contentType: 'application/pdf' };
  const rest = { redacted: false, visibility: 'engaged', virusScan: 'clean', contractorId: 'a', version: 1 };
  const place = { storagePath: `companies/a/docs/${id}/1/x.pdf`, sha256: 'f'.repeat(64), state: 'accepted' };
  return { id, fileName, size: text.length, ...about, ...rest, ...place } as CompanyDocument;
}

const QUESTION = { type: 'yes_no_na', required: true, weight: 1, knockout: [], evidence: false } as const;
const answeredAt = new Date('2026-11-02T10:00:00Z');
const RECORDS = {
  company: { id: 'a', name: 'Anvil Steel', kind: 'contractor', nameWords: ['an'], counts: { users: 2 } },
  answers: [
    {
      ...{
        id: 'safety',
        definitionId: 'safety',
        defVersion: 2,
        version: 1,
        state: 'accepted',
        progressPct: 100,
      },
      answers: {
        old: { value: 'kept', answeredAt, answeredBy: 'pat' },
        plan: { value: 'no', comment: '=cmd()', docId: 'd1', answeredAt, answeredBy: 'pat' },
      },
    },
  ],
  versions: [
    {
      ...{ definitionId: 'safety', n: 2, title: 'Safety', owner: 'firm', status: 'published' },
      sections: [{ title: 'Management', questions: [{ ...QUESTION, id: 'plan', text: 'Is there a plan?' }] }],
    },
  ],
  ...{ policies: [{ id: 'p1', line: 'gl', limits: { each: 1_000_000 } }], oshaYears: [], emr: [] },
  ...{ notRated: [], programs: [], people: [], peopleDocuments: [] },
  documents: [
    paper('d1', 'plan.pdf', 'is d1'),
    paper('d2', '../../plan?.pdf', 'is d2'),
    paper('d3', 'closed.pdf', 'is d3'),
    paper('d4', 'huge.pdf', 'x'.repeat(50)),
  ],
  damaged: ['policies/p9'],
} as unknown as PortableRecords;

async function open({ id }: CompanyDocument): Promise<EvidenceOutcome> {
  if (id !== 'd3') return { kind: 'ready', blob: new Blob([`is ${id}`]) };
  return { kind: 'failed', failure: { kind: 'denied', message: 'This file is being checked.', cause: id } };
}

function work(change: Partial<PortableWork> = {}): PortableWork {
  return {
    ...{ records: RECORDS, papersMax: 20, madeAt: new Date('2026-11-20T18:00:00Z'), open },
    digest: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onLeftOut: () => undefined,
    ...change,
  };
}

/** Reads a zip by its central directory, as the format describes it: nothing of what wrote it. Every CRC is checked. */
function unzip(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    expect(bytes.readUInt16LE(at + 10)).toBe(0);
    const [crc, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 24)];
    const [nameSize, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameSize ?? 0));
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + size);
    expect(crc32(content)).toBe(crc);
    files.set(name, content);
    at += 46 + (nameSize ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

async function packed(change: Partial<PortableWork> = {}) {
  const stream = packZip(portableEntries(work(change))) as ReadableStream<Uint8Array<ArrayBuffer>>;
  const files = unzip(Buffer.from(await new Response(stream).arrayBuffer()));
  const textOf = (path: string) => files.get(path)?.toString('utf8') ?? '';
  return { files, textOf, manifest: contractorFileSchema.parse(JSON.parse(textOf('manifest.json'))) };
}

describe('a portable file', () => {
  it('lists every file with its size and the checksum of its bytes', async () => {
    const { files, textOf, manifest } = await packed();

    expect(manifest.contractor).toEqual({ id: 'a', name: 'Anvil Steel' });
    const listed = ['manifest.json', 'checksums.sha256', ...manifest.files.map(({ path }) => path)];
    expect([...files.keys()].sort()).toEqual(listed.sort());
    for (const { path, bytes, sha256 } of manifest.files) {
      const content = files.get(path) ?? Buffer.alloc(0);
      expect(content.length).toBe(bytes);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      expect(textOf('checksums.sha256')).toContain(`${sha256}  ${path}\n`);
    }
  });

  it('has the answers by question id, those to questions of other versions too, and nothing internal', async () => {
    const { textOf } = await packed();

    expect(JSON.parse(textOf('data/answers.json'))).toMatchObject([
      {
        questionId: 'plan',
        question: 'Is there a plan?',
        section: 'Management',
        value: 'no',
        documentId: 'd1',
      },
      { questionId: 'old', value: 'kept' },
    ]);
    expect(textOf('data/answers.csv').split('\r\n')).toHaveLength(4);
    expect(textOf('data/answers.csv')).not.toMatch(/,=cmd/);
    expect(JSON.parse(textOf('data/policies.json'))).toEqual([
      { id: 'p1', line: 'gl', limits: { each: 1_000_000 } },
    ]);
    expect(textOf('data/documents.json') + textOf('data/company.json')).not.toMatch(/storagePath|nameWords/);
  });

  it('names papers so that no system puts them elsewhere, and says which are not in it and why', async () => {
    const lines: string[] = [];
    const steps: number[] = [];
    const { files, manifest } = await packed({
      onLeftOut: (line) => lines.push(line),
      onProgress: (bytes) => steps.push(bytes),
    });

    expect(files.get('papers/d1/plan.pdf')?.toString()).toBe('is d1');
    expect([...files.keys()].filter((path) => path.startsWith('papers/d2/'))).toEqual([
      'papers/d2/.._.._plan_.pdf',
    ]);
    expect(manifest.leftOut.map(({ about }) => about)).toEqual(['policies/p9', 'Paper d4', 'Paper d3']);
    expect(lines).toContain('Paper d3: This file is being checked.');
    expect(steps).toEqual([5, 10, 15]);
  });

  it('opens nothing more once it is cancelled', async () => {
    const abort = new AbortController();
    const opened: string[] = [];
    const cancelled = packed({
      signal: abort.signal,
      open: (document) => {
        opened.push(document.id);
        abort.abort();
        return open(document);
      },
    });

    await expect(cancelled).rejects.toThrow();
    expect(opened).toEqual(['d1']);
  });
});
