import { readFileSync } from 'node:fs';
import { checkedRequest, Refusal } from '@vcms/server/core';
import { createRecognizer, type Recognizer } from '@vcms/server/recognition';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES_OF_COMPANY, PAGES_OF_PERSON, recognizePage } from './recognize-page.ts';

const PAGE = readFileSync(new URL('./sample-page.png', import.meta.url));
let world: World;
const recognizer = createRecognizer();

beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => {
  await recognizer.close();
  await world.stop();
});

const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

function ask(bytes: Uint8Array, by: Recognizer = recognizer) {
  const request = checkedRequest('pageRecognize', { picture: asText(bytes) });
  return recognizePage(by)(world.trusted, world.callers.contractor, request);
}

/** Counts how often the engine would be asked. */
function counting(): Recognizer & { readonly asked: () => number } {
  let count = 0;
  return {
    async recognize() {
      count += 1;
      return { kind: 'words', words: [] };
    },
    close: async () => undefined,
    asked: () => count,
  };
}

/** A PNG that says to be so large; nothing else of it is read before it is refused. */
function sized(width: number, height: number): Buffer {
  const bytes = Buffer.from(PAGE);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('a page of a scan', () => {
  it('is answered as words in their places, with how sure the engine is, and nothing of it is kept', async () => {
    const { words } = await ask(PAGE);

    const number = words.find(({ text }) => text === 'GL-2040');
    expect(words.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['POLICY', 'NUMBER', 'GL-2040', 'EACH', 'OCCURRENCE', '1,000,000']),
    );
    expect(number?.left).toBeGreaterThan(370);
    expect(number?.bottom).toBeLessThan(60);
    expect(number?.confidence).toBeGreaterThan(50);
    // Places to look at again: a word that is known, and one that is not in the picture.
    const { left = 0, top = 0, right = 9, bottom = 9 } = number ?? {};
    const spots = [
      { left, top, right, bottom },
      { left: 4_000, top: 4_000, right: 4_010, bottom: 4_020 },
    ];
    const again = await recognizer.recognize(PAGE, spots);
    expect(again.kind === 'words' && again.words.map(({ text }) => text)).toEqual(
      words.map(({ text }) => text),
    );
    const stored = await world.trusted.db.listCollections();
    expect(stored.map(({ id }) => id).sort()).toEqual(['companies', 'rateLimits', 'users']);
  });

  it('is refused where it is no picture, is broken or is too large, before anything unpacks it', async () => {
    const engine = counting();
    const pictures = [
      ...[Buffer.from('%PDF-1.7 no picture'), Buffer.from('GIF89a'), PAGE.subarray(0, 12)],
      ...[sized(4_501, 10), sized(4_000, 4_000), sized(0, 100)],
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x02]),
    ];
    for (const bytes of pictures)
      await expect(ask(bytes, engine)).rejects.toThrow('This page cannot be read.');
    expect(engine.asked()).toBe(0);
    expect(() => ask(Buffer.alloc(4 * 1_048_576 + 3), engine)).toThrow('too large to be read');
    // Its head is sound, what follows is not: the engine says so, and goes on with the next picture.
    await expect(ask(PAGE.subarray(0, 200))).rejects.toThrow('This page cannot be read.');
  });

  it('is read so often an hour for a person, and for all people of a company', async () => {
    world.setNow('2026-11-21T15:00:00Z');
    const engine = counting();
    const company: (typeof world.callers.contractor)[] = [];
    for (let person = 0; person <= PAGES_OF_COMPANY.count / PAGES_OF_PERSON.count; person += 1)
      company.push({ ...world.callers.contractor, uid: `person-${person}` });
    const read = (at: number) =>
      recognizePage(engine)(world.trusted, company[at] ?? world.callers.contractor, {
        picture: asText(PAGE),
      });

    for (let count = 0; count < PAGES_OF_PERSON.count; count += 1) await read(0);
    await expect(read(0)).rejects.toThrow(Refusal);
    for (let person = 1; person < company.length - 1; person += 1) {
      for (let count = 0; count < PAGES_OF_PERSON.count; count += 1) await read(person);
    }
    await expect(read(company.length - 1)).rejects.toThrow('Too many attempts.');
    expect(engine.asked()).toBe(PAGES_OF_COMPANY.count);
  });
});
