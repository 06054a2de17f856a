import { escapeHtml, type MailDraft, type MailFile } from '@vcms/server/mail';
import {
  type LetterBlock,
  type LetterStanding,
  letterContent,
  letterText,
  letterTitle,
} from '../../model/letter-content.ts';
import type { LetterBroker } from './letter-receivers.ts';

/** A letter without whom it goes to. */
export type Written = Pick<MailDraft, 'subject' | 'text' | 'html' | 'files'>;

/** Where the contractor opens the same letter, judged anew. */
const LETTERS_PATH = '/insurance#letters';

function page(parts: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<body style="font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#18181b;background:#ffffff">
${parts.join('\n')}
</body>
</html>
`;
}

function blocksHtml(blocks: readonly LetterBlock[]): readonly string[] {
  return blocks.map(({ tag, text }) => `<${tag.toLowerCase()}>${escapeHtml(text)}</${tag.toLowerCase()}>`);
}

/** With the file, or with words instead of it. */
function attached(file: MailFile | undefined, instead: string): { note: string; files: readonly MailFile[] } {
  return file === undefined
    ? { note: `The letter could not be attached as a PDF. ${instead}`, files: [] }
    : { note: 'The letter is attached as a PDF.', files: [file] };
}

/** The letter as a mail to the contractor, with the one place where it opens in the product. */
export function contractorLetter(
  standing: LetterStanding,
  appOrigin: string,
  file: MailFile | undefined,
): Written {
  const blocks = letterContent(standing);
  const place = `${appOrigin}${LETTERS_PATH}`;
  const step = 'Open the letter in VCMS';
  const { note, files } = attached(file, 'Save it from VCMS.');
  return {
    subject: `${standing.clientName}: ${letterTitle(standing)}`,
    text: `${letterText(blocks)}\n\n${note}\n\n${step}: ${place}`,
    html: page([
      ...blocksHtml(blocks),
      `<p>${escapeHtml(note)}</p>`,
      `<p><a href="${escapeHtml(place)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#1d4ed8;color:#ffffff;text-decoration:none">${step}</a></p>`,
    ]),
    files,
  };
}

/** To a broker, who has no account: the lines for which the contractor chose it, in full, and why it is written to. */
export function brokerDeficiencyLetter(
  standing: LetterStanding,
  { name, lines }: Pick<LetterBroker, 'name' | 'lines'>,
  file: MailFile | undefined,
): Written {
  const blocks = letterContent(standing, { kind: 'broker', lines });
  const { contractorName } = standing;
  const greeting = `Dear ${name},`;
  const why = `You receive this because ${contractorName} asked you through VCMS for certificates of this insurance. Answers to this mail go to ${contractorName}.`;
  const { note, files } = attached(file, 'This mail says all of it.');
  return {
    subject: letterTitle(standing),
    text: [greeting, letterText(blocks), note, why].join('\n\n'),
    html: page([
      `<p>${escapeHtml(greeting)}</p>`,
      ...blocksHtml(blocks),
      `<p>${escapeHtml(note)}</p>`,
      `<p>${escapeHtml(why)}</p>`,
    ]),
    files,
  };
}
