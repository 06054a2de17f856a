import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUCKET, type StorageHarness, startStorage } from './storage-harness.ts';

const ADMIN = { Authorization: 'Bearer owner' };
const MIB = 1024 * 1024;

describe('a resumable upload that meets trouble', () => {
  let harness: StorageHarness;

  beforeAll(async () => {
    harness = await startStorage();
  });

  afterAll(() => harness.stop());

  async function start(name: string): Promise<string> {
    const answer = await fetch(`${harness.origin}/v0/b/${BUCKET}/o?name=${name}`, {
      method: 'POST',
      headers: { ...ADMIN, 'X-Goog-Upload-Protocol': 'resumable', 'X-Goog-Upload-Command': 'start' },
      body: '{}',
    });
    expect(answer.headers.get('x-goog-upload-status')).toBe('active');
    return answer.headers.get('x-goog-upload-url') ?? '';
  }

  function send(url: string, command: string, offset = 0, body?: Uint8Array): Promise<Response> {
    const headers = { ...ADMIN, 'X-Goog-Upload-Command': command, 'X-Goog-Upload-Offset': String(offset) };
    return fetch(url, { method: 'POST', headers, ...(body && { body: Buffer.from(body) }) });
  }

  async function received(url: string): Promise<number> {
    return Number((await send(url, 'query')).headers.get('x-goog-upload-size-received'));
  }

  /** Promises `length` bytes, sends less, and hangs up when the server has some of them. */
  function hangUp(url: string, length: number, part: Uint8Array): Promise<void> {
    return new Promise((resolve) => {
      const headers = {
        ...ADMIN,
        'X-Goog-Upload-Command': 'upload, finalize',
        'X-Goog-Upload-Offset': '0',
        'Content-Length': length,
      };
      const request = httpRequest(url, { method: 'POST', headers });
      request.on('error', () => resolve());
      request.write(part, () => setImmediate(() => request.destroy(new Error('hung up'))));
    });
  }

  it('keeps what had arrived when the line breaks, and goes on from there', async () => {
    const bytes = Buffer.alloc(3 * MIB, 'abcdefghij');
    const url = await start('broken-line.bin');
    await hangUp(url, bytes.length, bytes.subarray(0, MIB));
    const there = await received(url);
    expect(there).toBeLessThanOrEqual(MIB);
    const done = await send(url, 'upload, finalize', there, bytes.subarray(there));
    expect(done.headers.get('x-goog-upload-status')).toBe('final');
    const read = await fetch(`${harness.origin}/v0/b/${BUCKET}/o/broken-line.bin?alt=media`, {
      headers: ADMIN,
    });
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('goes on after a restart of the server', async () => {
    const url = await start('restart.bin');
    await send(url, 'upload', 0, Buffer.from('first '));
    await harness.reopen();
    expect(await received(url)).toBe(6);
    const done = await send(url, 'upload, finalize', 6, Buffer.from('second'));
    expect(await done.json()).toMatchObject({ name: 'restart.bin', size: '12' });
  });

  it('survives that the server stops while a piece is coming in', async () => {
    const url = await start('stopped.bin');
    const headers = {
      ...ADMIN,
      'X-Goog-Upload-Command': 'upload',
      'X-Goog-Upload-Offset': '0',
      'Content-Length': 99,
    };
    const request = httpRequest(url, { method: 'POST', headers });
    const broken = new Promise((resolve) => request.on('error', resolve));
    await new Promise((resolve) => request.write('some', resolve));
    await harness.reopen();
    request.destroy(new Error('gone'));
    await broken;
    const there = await received(url);
    const done = await send(url, 'upload, finalize', there, Buffer.from('some more').subarray(there));
    expect(await done.json()).toMatchObject({ size: '9' });
  });

  it('refuses a piece that would leave a gap', async () => {
    const url = await start('gap.bin');
    await send(url, 'upload', 0, Buffer.from('12345'));
    expect((await send(url, 'upload', 9, Buffer.from('x'))).status).toBe(400);
    expect(await received(url)).toBe(5);
  });

  it('answers a repeated end with the same object', async () => {
    const url = await start('twice.bin');
    const first = await send(url, 'upload, finalize', 0, Buffer.from('once'));
    const again = await send(url, 'finalize', 4);
    expect(await again.json()).toEqual(await first.json());
    expect((await send(url, 'query')).headers.get('x-goog-upload-status')).toBe('final');
  });

  it('takes nothing more after it was cancelled', async () => {
    const url = await start('cancelled.bin');
    expect((await send(url, 'cancel')).status).toBe(200);
    expect((await send(url, 'upload, finalize', 0, Buffer.from('late'))).status).toBe(400);
    expect((await send(url, 'query')).headers.get('x-goog-upload-status')).toBe('cancelled');
  });

  it('lets pages of another origin read where the upload goes', async () => {
    const answer = await fetch(`${harness.origin}/v0/b/${BUCKET}/o?name=page.bin`, {
      method: 'POST',
      headers: { ...ADMIN, Origin: 'http://127.0.0.1:4300', 'X-Goog-Upload-Command': 'start' },
      body: '{}',
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4300');
    const exposed = answer.headers.get('access-control-expose-headers') ?? '';
    expect(exposed).toContain('x-goog-upload-url');
    expect(exposed).toContain('x-goog-upload-status');
    expect(exposed).toContain('x-goog-upload-size-received');
  });

  it('does not know an upload nobody started', async () => {
    const url = `${harness.origin}/v0/b/${BUCKET}/o?name=a&upload_id=nobody`;
    expect((await send(url, 'query')).status).toBe(404);
  });
});
