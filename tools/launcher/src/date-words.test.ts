import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository, ROOT } from './repository.ts';

/** The one module that makes words of dates. */
const WORDS = 'shared-config/domain/src/date-words.ts';

/** Files that count in time zones and show nobody what the calendar says; and the page of the gate list, which loads no module by name. */
const COUNTING: ReadonlySet<string> = new Set([
  'features/announcements/model/zoned-time.ts',
  'features/calendar/demo/events.ts',
  'features/calendar/model/zoned-time.ts',
  'features/workforce/gate-list/page/show-list.ts',
  'firebase/functions/src/nightly/new-days.ts',
  'shared-config/domain/src/local-date.ts',
  'shared-config/domain/src/schemas/company-schema.ts',
  'shared-config/server/src/mail/digest-time.ts',
  'shared-config/server/src/notifications/received.ts',
]);

/** The zone alone may be asked for; a number may be written by its locale. */
const OWN_WORDS =
  /toLocale(?:Date|Time)String|RelativeTimeFormat|DateTimeFormat\((?!\))|(?:[dD]ate(?:Time)?|[mM]oment|[a-z]At|toDate\(\)|new Date\([^)]*\))\.toLocaleString\(/;

const SOURCES = execFileSync(
  'git',
  ['ls-files', 'features', 'firebase', 'host-shell', 'remote-*', 'shared-config'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(
    (path) => /\.tsx?$/.test(path) && existsSync(inRepository(path)) && !/\.test\.|test-support/.test(path),
  );

const makesWords = (path: string) => OWN_WORDS.test(readFileSync(inRepository(path), 'utf8'));

it('dates are put into words by one module, in the locale of the reader', () => {
  const making = SOURCES.filter(makesWords);

  expect(making).toContain(WORDS);
  expect(making.filter((path) => path !== WORDS && !COUNTING.has(path))).toEqual([]);
  expect([...COUNTING].filter((path) => !making.includes(path))).toEqual([]);
});
