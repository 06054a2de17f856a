import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFunctionsHarness, type FunctionsHarness, PROJECT, until } from './functions-harness.ts';

const HARD_END = 9;

/** Each load adds its process id to the file `loads`, and waits while there is a file `hold`. */
function codeWith(notes: string): string {
  return `
const { appendFileSync, existsSync } = require('node:fs');
appendFileSync(${JSON.stringify(join(notes, 'loads'))}, process.pid + '\\n');
while (existsSync(${JSON.stringify(join(notes, 'hold'))})) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
const { initializeApp } = require('firebase-admin/app');
const { getFirestore } = require('firebase-admin/firestore');
const { onDocumentCreated } = require('firebase-functions/v2/firestore');
const { onSchedule } = require('firebase-functions/v2/scheduler');
initializeApp();
async function tries(name, id) {
  const tries = getFirestore().collection('tries-' + name);
  await tries.add({ event: id, process: String(process.pid) });
  return (await tries.get()).size;
}
const never = new Promise(() => {});
exports.work = onDocumentCreated('jobs/{job}', async (event) => {
  if ((await tries(event.params.job, event.id)) === 1) await never;
});
exports.nightly = onSchedule('0 3 * * *', async (event) => {
  if ((await tries('nightly', event.scheduleTime)) === 1) await never;
});
exports.deadly = onDocumentCreated('deadly/{id}', async (event) => {
  await tries('deadly', event.id);
  process.exit(${HARD_END});
});
`;
}

describe('a functions process that is killed', () => {
  let harness: FunctionsHarness;
  let notes: string;

  beforeEach(async () => {
    notes = mkdtempSync(join(tmpdir(), 'killed-functions-'));
    harness = createFunctionsHarness(codeWith(notes));
    await harness.start();
    await harness.settled();
  });
  afterEach(async () => {
    await harness.remove();
    rmSync(notes, { recursive: true, force: true });
  });

  const loads = () => readFileSync(join(notes, 'loads'), 'utf8').trim().split('\n').map(Number);
  const kill = () => process.kill(loads().at(-1) ?? 0, 'SIGKILL');
  async function tries(name: string): Promise<{ event: string; process: string }[]> {
    const url = `${harness.origin()}/v1/projects/${PROJECT}/databases/(default)/documents/tries-${name}`;
    const answer = await fetch(url, { headers: { Authorization: 'Bearer owner' } });
    const { documents = [] } = (await answer.json()) as {
      documents?: { fields: { event: { stringValue: string }; process: { stringValue: string } } }[];
    };
    return documents.map(({ fields }) => ({
      event: fields.event.stringValue,
      process: fields.process.stringValue,
    }));
  }

  it('comes back and is given the events again that it could not finish', async () => {
    await harness.put('jobs/a', {});
    await harness.put('jobs/b', {});
    await until(async () => (await tries('a')).length + (await tries('b')).length === 2);

    kill();

    await until(() => loads().length === 2);
    await harness.settled();
    for (const job of ['a', 'b']) {
      const found = await tries(job);
      expect(found).toHaveLength(2);
      expect(new Set(found.map(({ event }) => event)).size).toBe(1);
      expect(new Set(found.map(({ process }) => process)).size).toBe(2);
    }
  });

  it('runs a schedule again that it could not finish', async () => {
    await harness.moveClock({ advanceSeconds: 24 * 3600 });
    await until(async () => (await tries('nightly')).length === 1);

    kill();

    await until(() => loads().length === 2);
    await harness.settled();
    expect(await tries('nightly')).toHaveLength(2);
  });

  it('comes back when it is killed again while it is loading', async () => {
    writeFileSync(join(notes, 'hold'), '');
    kill();
    await until(() => loads().length === 2);
    kill();
    await until(() => loads().length === 3);
    rmSync(join(notes, 'hold'));

    await harness.settled();
    expect(new Set(loads()).size).toBe(3);
  });

  it('is not given for ever what takes it down, and others are served meanwhile', async () => {
    await harness.put('deadly/a', {});
    await until(() => loads().length === 2);
    await harness.put('jobs/beside', {});
    await until(async () => (await tries('beside')).length > 1);

    await harness.settled();
    expect(await tries('deadly')).toHaveLength(5);
    expect(harness.logs).toContainEqual(
      expect.objectContaining({ function: 'deadly', message: expect.stringMatching(/is not called again/) }),
    );
  });
});
