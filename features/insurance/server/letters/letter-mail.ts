import { escapeHtml, type MailDraft } from '@vcms/server/mail';
import {
  type LetterBlock,
  type LetterStanding,
  letterContent,
  letterText,
  letterTitle,
} from '../../model/letter-content.ts';
import type { LetterBroker } from './letter-receivers.ts';

type Written = Pick<MailDraft, 'subject' | 'text' | 'html'>;

/** Where the contractor opens the same letter as a PDF. */
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

/** The letter as a mail to the contractor, with the one place where it opens as a PDF. */
export function contractorLetter(standing: LetterStanding, appOrigin: string): Written {
  const blocks = letterContent(standing);
  const place = `${appOrigin}${LETTERS_PATH}`;
  const step = 'Open the letter in VCMS';
  return {
    subject: `${standing.clientName}: ${letterTitle(standing)}`,
    text: `${letterText(blocks)}\n\n${step}: ${place}`,
    html: page([
      ...blocksHtml(blocks),
      `<p><a href="${escapeHtml(place)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#1d4ed8;color:#ffffff;text-decoration:none">${step}</a></p>`,
    ]),
  };
}

/** To a broker, who has no account: the lines for which the contractor chose it, in full, and why it is written to. */
export function brokerDeficiencyLetter(
  standing: LetterStanding,
  { name, lines }: Pick<LetterBroker, 'name' | 'lines'>,
): Written {
  const blocks = letterContent(standing, { kind: 'broker', lines });
  const { contractorName } = standing;
  const greeting = `Dear ${name},`;
  const why = `You receive this because ${contractorName} asked you through VCMS for certificates of this insurance. Answers to this mail go to ${contractorName}.`;
  return {
    subject: letterTitle(standing),
    text: [greeting, letterText(blocks), why].join('\n\n'),
    html: page([`<p>${escapeHtml(greeting)}</p>`, ...blocksHtml(blocks), `<p>${escapeHtml(why)}</p>`]),
  };
}
