import type { EvidenceOutcome } from '@vcms/data';
import { describe, expect, it } from 'vitest';
import { zipStream } from './zip-files.ts';

const FILES = ['a', 'b', 'c'].map((id) => ({ id, title: `File ${id}`, fileName: 'w9.pdf', size: 4 }));

function opening(id: string): EvidenceOutcome {
  if (id !== 'b') return { kind: 'ready', blob: new Blob([`is ${id}`]) };
  return { kind: 'failed', failure: { kind: 'denied', message: 'This file is being checked.', cause: id } };
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return Buffer.from(
    await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer(),
  ).toString('latin1');
}

describe('a zip of a folder', () => {
  it('holds every file that could be opened, and says which could not', async () => {
    const steps: number[] = [];
    const leftOut: string[] = [];
    const zip = await textOf(
      zipStream({
        files: FILES,
        open: async ({ id }) => opening(id),
        signal: new AbortController().signal,
        onProgress: (bytes) => steps.push(bytes),
        onLeftOut: (line) => leftOut.push(line),
      }),
    );

    expect(zip.startsWith('PK\x03\x04')).toBe(true);
    expect([zip.includes('is a'), zip.includes('is c'), zip.includes('w9 (3).pdf')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(steps).toEqual([4, 8, 12]);
    expect(leftOut).toEqual(['File b: This file is being checked.']);
  });

  it('is not made of nothing', async () => {
    const stream = zipStream({
      files: FILES.slice(1, 2),
      open: async ({ id }) => opening(id),
      signal: new AbortController().signal,
      onProgress: () => undefined,
      onLeftOut: () => undefined,
    });

    await expect(textOf(stream)).rejects.toThrow('None of the files');
  });

  it('opens nothing more once it is cancelled', async () => {
    const abort = new AbortController();
    const opened: string[] = [];
    const stream = zipStream({
      files: FILES,
      open: async ({ id }) => {
        opened.push(id);
        if (id === 'c') throw new Error('Too late');
        abort.abort();
        return opening('a');
      },
      signal: abort.signal,
      onProgress: () => undefined,
      onLeftOut: () => undefined,
    });

    await expect(textOf(stream)).rejects.toThrow();
    expect(opened).toEqual(['a']);
  });
});
