import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseScanner } from './choose-scanner.ts';

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

let server: Server | undefined;
const sockets = new Set<Socket>();
let folder: string | undefined;
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve)));
  server = undefined;
  if (folder !== undefined) await rm(folder, { recursive: true });
  folder = undefined;
});

/** The other side of INSTREAM as clamd's manual has it: takes the stream apart and answers what `judge` says of it. */
function answering(judge: (stream: Buffer) => string): (socket: Socket) => void {
  return (socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data]);
      const stream = streamIn(received);
      if (stream !== undefined) socket.end(`${judge(stream)}\0`);
    });
  };
}

/** The content once its end has come; undefined before. */
function streamIn(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (received.toString('latin1', 0, command.length) !== command) return undefined;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

async function listen(take: (socket: Socket) => void, path?: string): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket);
    // The client hangs up as soon as it has its answer, whether everything was read or not.
    socket.on('error', () => undefined);
    take(socket);
    socket.resume();
  });
  await new Promise<void>((resolve) => server?.listen(path ?? 0, resolve));
  return path === undefined ? `clamd://127.0.0.1:${(server.address() as AddressInfo).port}` : `clamd:${path}`;
}

const byName = answering((stream) =>
  stream.includes(EICAR) ? 'stream: Eicar-Signature FOUND' : 'stream: OK',
);

describe('the built-in engine', () => {
  it('finds the test file, also within a document, and nothing else', async () => {
    const scanner = chooseScanner('built-in');
    expect(await scanner.scan(Buffer.from(`%PDF-1.4\n${EICAR}\n`))).toMatchObject({ kind: 'found' });
    expect(await scanner.scan(Buffer.from('%PDF-1.4\n'))).toEqual({ kind: 'clean' });
  });
});

describe('clamd', () => {
  it('is sent the whole file in chunks, over TCP', async () => {
    const bytes = Buffer.alloc(3 * 1_048_576 + 17, 'a');
    let seen = 0;
    const scanner = chooseScanner(
      await listen(
        answering((stream) => {
          seen = stream.equals(bytes) ? stream.length : -1;
          return 'stream: OK';
        }),
      ),
    );
    expect(await scanner.scan(bytes)).toEqual({ kind: 'clean' });
    expect(seen).toBe(bytes.length);
  });

  it('names what it found, over a Unix socket', async () => {
    folder = await mkdtemp(join(tmpdir(), 'clamd-'));
    const scanner = chooseScanner(await listen(byName, join(folder, 'clamd.ctl')));
    expect(await scanner.scan(Buffer.from(EICAR))).toEqual({ kind: 'found', threat: 'Eicar-Signature' });
    expect(await scanner.scan(Buffer.from('plain'))).toEqual({ kind: 'clean' });
  });

  it.each([
    [
      'refuses a stream that is too long',
      answering(() => 'INSTREAM size limit exceeded. ERROR'),
      'size limit',
    ],
    ['closes the connection', (socket: Socket) => void socket.end(), 'closed the connection'],
    ['answers without end', (socket: Socket) => void socket.write('x'.repeat(10_000)), 'too long'],
  ])('that %s makes no file clean', async (_, take, why) => {
    const scanner = chooseScanner(await listen(take));
    await expect(scanner.scan(Buffer.from('any'))).rejects.toThrow(why);
  });

  it('that is not there makes no file clean', async () => {
    await expect(chooseScanner('clamd:/nowhere/clamd.ctl').scan(Buffer.from('any'))).rejects.toThrow(
      'did not answer',
    );
  });
});

it('a misspelt engine is none', () => {
  expect(() => chooseScanner('clam://x')).toThrow('VIRUS_SCANNER');
});
