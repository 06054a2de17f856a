import { connect, type Socket } from 'node:net';
import type { FileScanner, ScanResult } from './file-scanner.ts';

/** Where clamd listens: a host and port, or the path of a Unix socket. */
type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** Bytes of one chunk; clamd takes any size up to its StreamMaxLength. */
const CHUNK = 64 * 1024;
const TIMEOUT_MS = 60_000;
/** Characters of an answer; a longer one is none of clamd's. */
const ANSWER_MAX = 4096;

/**
 * Asks a clamd (ClamAV) with INSTREAM of its protocol: chunks with their lengths in front, an empty one at the end, and one
 * line as the answer. Its StreamMaxLength must be 25 MB or more; past it the answer is an error, and so is the scan.
 */
export function createClamdScanner(address: ClamdAddress, timeoutMs = TIMEOUT_MS): FileScanner {
  return {
    async scan(bytes) {
      const socket = connect(address);
      try {
        return resultOf(await ask(socket, bytes, timeoutMs));
      } finally {
        socket.destroy();
      }
    },
  };
}

function ask(socket: Socket, bytes: Buffer, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const fail = (cause: Error) => reject(new Error(`The virus scanner did not answer: ${cause.message}`));
    socket.setTimeout(timeoutMs, () => fail(new Error('no answer in time')));
    socket.setEncoding('latin1');
    socket.on('error', fail);
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.includes('\0')) resolve(answer.slice(0, answer.indexOf('\0')));
      else if (answer.length > ANSWER_MAX) fail(new Error('its answer is too long'));
    });
    socket.on('close', () => fail(new Error('it closed the connection')));
    socket.on('connect', () => sendAll(socket, bytes));
  });
}

/** clamd stops reading a stream that is too long and answers at once: what it does not take is not waited for. */
function sendAll(socket: Socket, bytes: Buffer): void {
  socket.write('zINSTREAM\0');
  for (let from = 0; from < bytes.length; from += CHUNK) {
    const chunk = bytes.subarray(from, from + CHUNK);
    socket.write(lengthOf(chunk));
    socket.write(chunk);
  }
  socket.write(lengthOf(Buffer.alloc(0)));
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

/** `stream: OK`, `stream: Eicar-Signature FOUND`, or `… ERROR`. */
function resultOf(answer: string): ScanResult {
  if (answer === 'stream: OK') return { kind: 'clean' };
  const threat = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (threat === undefined) throw new Error(`The virus scanner could not look at the file: ${answer}`);
  return { kind: 'found', threat };
}
