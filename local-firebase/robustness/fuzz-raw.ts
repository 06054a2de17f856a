import type { RawFuzz } from './fuzz-send.ts';
import type { SeededRandom } from './seeded-random.ts';

const OPENINGS = [
  '',
  'P',
  'PRI',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
  'GET / HTTP/1.1\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'POST /v1/projects/p/databases/d/documents:commit HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET //[::x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(3_000)}\r\n`,
];

/** What is no request at all, or only the start of one. */
export function rawFuzz(random: SeededRandom): RawFuzz {
  const noise = Array.from({ length: random.chance(0.5) ? random.int(80) : 0 }, () => random.int(256));
  return {
    kind: 'raw',
    body: Buffer.concat([Buffer.from(random.pick(OPENINGS), 'latin1'), Buffer.from(noise)]),
  };
}
