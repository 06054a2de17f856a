import { expect, it } from 'vitest';
import { type LetterItem, type NoticeLetter, noticeLetter } from './notice-letter.ts';

const ITEM: LetterItem = {
  title: 'Correction needed',
  body: 'Automobile liability BA-1: The policy number is wrong.',
  path: '/insurance',
};

const UNSUBSCRIBE = 'https://app.test/unsubscribe/secret';

function letter(changes: Partial<NoticeLetter> = {}) {
  return noticeLetter({
    firstName: 'Colin',
    items: [ITEM],
    appOrigin: 'https://app.test',
    unsubscribe: UNSUBSCRIBE,
    ...changes,
  });
}

const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

it('says what happened and leads to the place, in both forms', () => {
  const { subject, text, html } = letter();
  expect(subject).toBe('Correction needed');
  expect(text).toBe(
    [
      'Hello Colin,',
      '',
      'Correction needed',
      'Automobile liability BA-1: The policy number is wrong.',
      '',
      'Open VCMS: https://app.test/insurance',
      '',
      'You receive this because e-mails at once are switched on in your profile.',
      'Change it here: https://app.test/profile/user/edit-profile',
      'Unsubscribe: https://app.test/unsubscribe/secret',
    ].join('\n'),
  );
  expect(links(html)).toEqual([
    'https://app.test/insurance',
    'https://app.test/profile/user/edit-profile',
    UNSUBSCRIBE,
  ]);
  expect(html).toContain('>unsubscribe</a>');
  expect(html).toContain(ITEM.body);
});

it('leads several things of one place to it, and of many to the home page, each with a link of its own', () => {
  const same = letter({ items: [ITEM, ITEM] });
  expect(same.subject).toBe('2 notifications');
  expect(same.text).toContain('Open VCMS: https://app.test/insurance\n');
  expect(links(same.html)).toHaveLength(3);
  const two = letter({ items: [ITEM, { title: 'Site <day>', body: 'At 9.', path: '/calendar' }] });
  expect(two.text).toContain('Open VCMS: https://app.test/dashboard\n');
  expect(two.text).toContain(`${ITEM.body}\nhttps://app.test/insurance\n`);
  expect(two.text).toContain('At 9.\nhttps://app.test/calendar\n');
  expect(links(two.html).slice(0, 3)).toEqual([
    'https://app.test/insurance',
    'https://app.test/calendar',
    'https://app.test/dashboard',
  ]);
  expect(two.html).toContain('>Site &lt;day&gt;</a>');
});

it('names a summary in its subject, and counts what it does not list', () => {
  const items = Array.from({ length: 53 }, () => ITEM);
  const { subject, text, html } = letter({ digest: 'weekly', items });
  expect(subject).toBe('Your weekly summary: 53 notifications');
  expect(text.match(/Correction needed/g)).toHaveLength(50);
  expect(text).toContain('And 3 more.');
  expect(html).toContain('And 3 more.');
});

it('shows what people wrote as text', () => {
  const { html } = letter({
    firstName: '<b>Colin</b>',
    items: [{ ...ITEM, body: '"><img src=x onerror=alert(1)> & <script>' }],
  });
  expect(html).not.toMatch(/<(b|img|script)[\s>]/);
  expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt; &amp; &lt;script&gt;');
});
