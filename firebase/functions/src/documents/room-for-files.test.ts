import { DOCUMENT_PART_BYTES } from '@vcms/domain';
import { FILES_AT_ONCE } from '@vcms/server/files';
import { expect, it } from 'vitest';
import { callables } from '../callables.ts';
import { triggers } from '../triggers.ts';

const MB = 1_048_576;
/** What a process of the functions has before it does anything. */
const PROCESS = 200;
/** A part as base64: its text in pieces and in one, the answer's JSON as text and as bytes. */
const PART = (4 * (DOCUMENT_PART_BYTES * 4)) / 3 / MB;
/** The most that a file has (domain section 2), and what its reader makes of it. */
const WHOLE_FILE = 25 + 150;

function roomOf({ __endpoint }: { readonly __endpoint: unknown }) {
  const { availableMemoryMb, concurrency } = __endpoint as Record<string, unknown>;
  return { memory: Number(availableMemoryMb), atOnce: Number(concurrency) };
}

/** Files that are looked at, in pieces as they arrive and in one. */
const LOOKED_AT = FILES_AT_ONCE * 2 * 25;

it('an instance has room for the parts of all the calls that it answers at once', () => {
  const { memory, atOnce } = roomOf(callables.documentOpen);
  expect(PROCESS + LOOKED_AT + atOnce * PART).toBeLessThanOrEqual(memory);
});

it('an instance has room for all the files that it reads at once', () => {
  for (const trigger of [triggers.fileWritten, triggers.fileArrived]) {
    const { memory, atOnce } = roomOf(trigger);
    expect(PROCESS + atOnce * WHOLE_FILE).toBeLessThanOrEqual(memory);
  }
});

it.each([
  ['evidenceWritten', triggers.evidenceWritten],
  ['staffDocTypeWritten', triggers.staffDocTypeWritten],
  ['announcementWritten', triggers.announcementWritten],
  ['announcementTest', callables.announcementTest],
  ['policyEnter', callables.policyEnter],
  ['statisticsEnter', callables.statisticsEnter],
  ['brokerUploadFinish', callables.brokerUploadFinish],
])('an instance of %s has room for the files that it looks at, and for what waits', (_name, looking) => {
  const { memory, atOnce } = roomOf(looking);
  // An event or a call that waits for its turn: its record, and what was read for it.
  expect(PROCESS + LOOKED_AT + atOnce * 2).toBeLessThanOrEqual(memory);
});
