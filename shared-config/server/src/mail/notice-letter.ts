import { escapeHtml } from './escape-html.ts';

/** One thing that a person is told by mail. */
export interface LetterItem {
  readonly title: string;
  readonly body: string;
  /** Path of the page where it is looked at, beginning with a slash. */
  readonly path: string;
}

export interface NoticeLetter {
  readonly firstName: string;
  /** absent: as soon as it happened. */
  readonly digest?: 'daily' | 'weekly' | undefined;
  /** The oldest first; one at least. */
  readonly items: readonly LetterItem[];
  readonly appOrigin: string;
  /** The reader's secret address that ends such mails. */
  readonly unsubscribe: string;
}

export interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** More are counted, not listed: the page shows them all. */
const LISTED = 50;
const SETTINGS_PATH = '/profile/user/edit-profile';

const DIGEST_WORDS = { daily: 'Your daily summary', weekly: 'Your weekly summary' } as const;

function subjectOf({ digest, items }: NoticeLetter): string {
  const [first] = items;
  const count = `${items.length} notifications`;
  if (digest !== undefined)
    return `${DIGEST_WORDS[digest]}: ${items.length === 1 ? '1 notification' : count}`;
  return items.length === 1 && first !== undefined ? first.title : count;
}

/** The page that all of it is about, or the home page, where everything is. */
function placeOf({ items, appOrigin }: NoticeLetter): string {
  const paths = new Set(items.map(({ path }) => path));
  const [only = '/dashboard', ...others] = paths;
  return `${appOrigin}${others.length === 0 ? only : '/dashboard'}`;
}

/** Where each thing is looked at, as far as the one button does not lead there. */
function itemPlace({ path }: LetterItem, { appOrigin }: NoticeLetter, place: string): string | undefined {
  const own = `${appOrigin}${path}`;
  return own === place ? undefined : own;
}

function itemText(item: LetterItem, own: string | undefined): readonly string[] {
  return [item.title, item.body, ...(own === undefined ? [] : [own]), ''];
}

function itemHtml({ title, body }: LetterItem, own: string | undefined): string {
  const words = escapeHtml(title);
  const heading =
    own === undefined ? words : `<a href="${escapeHtml(own)}" style="color:#1d4ed8">${words}</a>`;
  return `<p><strong>${heading}</strong><br>${escapeHtml(body)}</p>`;
}

function whyOf(digest: NoticeLetter['digest']): string {
  if (digest === undefined)
    return 'You receive this because e-mails at once are switched on in your profile.';
  return `You receive this because a ${digest} digest is switched on in your profile.`;
}

/**
 * A mail about one notice or several, as text and as HTML: what happened, one button to the place, each thing with its own link where
 * that is another, and how to end such mails. It holds
 * what the notices say and no more: no address of a file, and of secrets only the one that ends such mails.
 */
export function noticeLetter(letter: NoticeLetter): WrittenLetter {
  const { firstName, items, appOrigin, digest, unsubscribe } = letter;
  const subject = subjectOf(letter);
  const place = placeOf(letter);
  const settings = `${appOrigin}${SETTINGS_PATH}`;
  const listed = items.slice(0, LISTED);
  const more = items.length > LISTED ? `And ${items.length - LISTED} more.` : '';
  const greeting = `Hello ${firstName},`;
  const text = [
    greeting,
    '',
    ...listed.flatMap((item) => itemText(item, itemPlace(item, letter, place))),
    ...(more === '' ? [] : [more, '']),
    `Open VCMS: ${place}`,
    '',
    whyOf(digest),
    `Change it here: ${settings}`,
    `Unsubscribe: ${unsubscribe}`,
  ].join('\n');
  const list = listed.map((item) => itemHtml(item, itemPlace(item, letter, place))).join('\n');
  const html = `<!doctype html>
<html lang="en">
<body style="font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#18181b;background:#ffffff">
<p>${escapeHtml(greeting)}</p>
${list}${more === '' ? '' : `\n<p>${more}</p>`}
<p><a href="${escapeHtml(place)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#1d4ed8;color:#ffffff;text-decoration:none">Open VCMS</a></p>
<p style="font-size:13px;color:#52525b">${whyOf(digest)} <a href="${escapeHtml(settings)}" style="color:#1d4ed8">Change it</a> or <a href="${escapeHtml(unsubscribe)}" style="color:#1d4ed8">unsubscribe</a>.</p>
</body>
</html>
`;
  return { subject, text, html };
}
