import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type KeptMail, readMail } from './kept-mail.ts';

/** Messages in a folder: `<id>.eml` as it came, `<id>.json` to read. */
export interface MailStore {
  add(to: readonly string[], raw: Uint8Array): Promise<KeptMail>;
  /** Newest first. */
  list(): Promise<readonly KeptMail[]>;
  /** The raw message; undefined when there is none. */
  raw(id: string): Promise<Buffer | undefined>;
}

const ID = /^\d{13}-\d{6}$/;

/** @param now milliseconds since 1970 */
export async function openMailStore(folder: string, now: () => number): Promise<MailStore> {
  await mkdir(folder, { recursive: true });
  let count = 0;
  return {
    async add(to, raw) {
      count += 1;
      const at = now();
      const id = `${String(at).padStart(13, '0')}-${String(count % 1_000_000).padStart(6, '0')}`;
      const mail = await readMail(id, new Date(at), to, raw);
      await writeFile(join(folder, `${id}.eml`), raw);
      // The list reads .json files only: a message is there whole or not at all.
      await writeFile(join(folder, `${id}.tmp`), `${JSON.stringify(mail, null, 2)}\n`);
      await rename(join(folder, `${id}.tmp`), join(folder, `${id}.json`));
      return mail;
    },
    async list() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
      const texts = await Promise.all(names.reverse().map((name) => readFile(join(folder, name), 'utf8')));
      return texts.map((text) => JSON.parse(text) as KeptMail);
    },
    async raw(id) {
      if (!ID.test(id)) return undefined;
      return readFile(join(folder, `${id}.eml`)).catch(() => undefined);
    },
  };
}
