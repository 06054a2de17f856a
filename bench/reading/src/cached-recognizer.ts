import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recognizer } from '@vcms/server/recognition';

/** What decides which words come of a picture: the engine's thread and who chooses where it looks again. */
const SETTINGS = [
  'recognition-worker/main.mjs',
  'src/recognition/overlooked-spots.ts',
  'src/recognition/words-of-tables.ts',
];
const SERVER = new URL('../../../shared-config/server/', import.meta.url);

/** Keeps what came of each picture in a folder, so that readers can be measured again without the engine. */
export function cachedRecognizer(recognizer: Recognizer, folder: string): Recognizer {
  mkdirSync(folder, { recursive: true });
  const settings = SETTINGS.map((file) => readFileSync(new URL(file, SERVER)));
  const fileOf = (picture: Uint8Array, spots: unknown) => {
    const hash = createHash('sha256').update(picture).update(JSON.stringify(spots));
    for (const setting of settings) hash.update(setting);
    return join(folder, `${hash.digest('hex')}.json`);
  };
  return {
    async recognize(picture, spots) {
      const file = fileOf(picture, spots);
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as Awaited<ReturnType<Recognizer['recognize']>>;
      } catch {
        const recognition = await recognizer.recognize(picture, spots);
        if (recognition.kind === 'words') writeFileSync(file, JSON.stringify(recognition));
        return recognition;
      }
    },
    close: () => recognizer.close(),
  };
}
