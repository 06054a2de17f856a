import { logger } from 'firebase-functions/v2';

/** A file that a mail carries. It lies in the mail's record until the mail is sent, refused or given up. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * Of the files of one mail. Its record may have 1 MiB and the event that tells of it 512 kB, with the text in both forms beside the
 * files.
 */
export const MAIL_FILES_MOST = 300_000;

/** Of all mails that one transaction makes, which may write 10 MiB. */
const TOGETHER_MOST = 5_000_000;

/**
 * Makes a file for so many mails; undefined where it cannot be made or is too large to be sent. A mail goes out without it then and
 * says so: what it has to tell is in its words.
 */
export async function mailFile(
  { name, type }: Pick<MailFile, 'name' | 'type'>,
  mails: number,
  make: () => Promise<Uint8Array>,
): Promise<MailFile | undefined> {
  try {
    const bytes = Buffer.from(await make());
    if (bytes.length <= Math.min(MAIL_FILES_MOST, TOGETHER_MOST / mails)) return { name, type, bytes };
    logger.warn('A file is too large for a mail', { name, bytes: bytes.length, mails });
  } catch (cause) {
    logger.error('A file of a mail could not be made', { name, cause: String(cause) });
  }
  return undefined;
}

/** The files of a mail as they were stored; what is none is left out. */
export function storedFiles(stored: unknown): readonly MailFile[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (file): file is MailFile =>
      typeof file?.name === 'string' && typeof file.type === 'string' && Buffer.isBuffer(file.bytes),
  );
}
