import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOAD_FAILURE_KINDS } from './load-failure.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/errors');
/** Pages about what shows no reference code: the event is what support finds. */
const EVENT_PAGES = [
  'remote-uncaught',
  'remote-superseded',
  'remote-blocked',
  'role-unknown',
  'session-ended',
  'feed-error',
  'offline',
  'left-while-loading',
];
const PAGES = [...LOAD_FAILURE_KINDS, ...EVENT_PAGES];
const SECTIONS = ['Cause', 'What the user sees', 'What happens by itself', 'How to fix it', 'Event'];

/** The texts below the headings of a page, by heading. */
function sectionsOf(page: string): ReadonlyMap<string, string> {
  const parts = page.split(/^## /mu).slice(1);
  return new Map(
    parts.map((part) => {
      const [heading = '', ...text] = part.split('\n');
      return [heading, text.join('\n').trim()];
    }),
  );
}

describe('the pages about errors', () => {
  it.each(PAGES)('explain %s: cause, what the user sees, remedy and event', (kind) => {
    const page = readFileSync(join(FOLDER, `${kind}.md`), 'utf8');
    const sections = sectionsOf(page);

    expect(page).toMatch(new RegExp(`^# ${kind}: `, 'u'));
    expect([...sections.keys()]).toEqual(SECTIONS);
    for (const [heading, text] of sections) expect(text, heading).not.toBe('');
    expect(sections.get('Event')).toMatch(/`[a-z.-]+`/u);
  });

  it('are about errors and events that exist', () => {
    const pages = readdirSync(FOLDER).filter((name) => name !== 'README.md' && name !== 'matrix.md');

    expect(pages.toSorted()).toEqual(PAGES.map((page) => `${page}.md`).toSorted());
  });

  it('are all listed', () => {
    const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');

    for (const page of PAGES) expect(index).toContain(`(${page}.md)`);
  });
});
