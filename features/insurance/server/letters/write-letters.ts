import type { Trusted } from '@vcms/server/core';
import { type MailFile, mailFile } from '@vcms/server/mail';
import type { LetterReader, LetterStanding } from '../../model/letter-content.ts';
import { paperName } from '../../model/paper-name.ts';
import { brokerDeficiencyLetter, contractorLetter, type Written } from './letter-mail.ts';
import type { LetterBroker, LetterPerson } from './letter-receivers.ts';

/** The letters as mails with their files, before anything of them is queued. */
export interface WrittenLetters {
  /** The same for each of its people. */
  readonly toContractor: Written;
  readonly toBrokers: readonly { readonly broker: LetterBroker; readonly letter: Written }[];
}

/** Words and PDF of every letter are made of one content each; a letter whose PDF cannot be made goes out without it. */
export async function writeLetters(
  { now, appOrigin }: Trusted,
  standing: LetterStanding,
  people: readonly LetterPerson[],
  brokers: readonly LetterBroker[],
): Promise<WrittenLetters> {
  const mailed = people.filter(({ takesMails }) => takesMails);
  const mails = mailed.length + brokers.length;
  const pdf = (reader: LetterReader): Promise<MailFile | undefined> =>
    mailFile(
      { name: paperName('insurance-deficiencies', standing), type: 'application/pdf' },
      mails,
      async () => {
        // What draws it is loaded when the first letter is sent.
        const { letterPdf } = await import('../../model/letter-pdf.ts');
        return letterPdf(standing, now(), reader);
      },
    );
  return {
    toContractor: contractorLetter(
      standing,
      appOrigin,
      mailed.length === 0 ? undefined : await pdf({ kind: 'contractor' }),
    ),
    toBrokers: await Promise.all(
      brokers.map(async (broker) => ({
        broker,
        letter: brokerDeficiencyLetter(standing, broker, await pdf({ kind: 'broker', lines: broker.lines })),
      })),
    ),
  };
}
