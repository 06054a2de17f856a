import { type LineOptions, REMOTE_OF_ROLE } from './line-options.ts';
import { triggerFiles } from './line-trigger.ts';
import { wordsOf } from './line-words.ts';

export type Texts = readonly (readonly [file: string, text: string])[];

/** Everything of a line that is written once: record, access, demo data, query, page, tests. */
export function sourceFiles(options: LineOptions): Texts {
  return [
    ...recordFiles(options),
    ...triggerFiles(options),
    ...accessFiles(options),
    ...demoFiles(options),
    ...pageFiles(options),
  ];
}

function recordFiles(options: LineOptions): Texts {
  const { collection, type } = options;
  const { record, file, one } = wordsOf(options);
  const schemas = 'shared-config/domain/src/schemas';
  return [
    [
      `${schemas}/${file}-schema.ts`,
      `import { z } from '../zod.ts';
import { calendarDate, id, text } from './fields.ts';

/** \`${collection}/{id}\`. */
export const ${record}Schema = z.object({
  id: id(),
  title: text('Title', 2, 120),
  on: calendarDate(),
});
export type ${type} = z.infer<typeof ${record}Schema>;
`,
    ],
    [
      `${schemas}/${file}-schema.test.ts`,
      `import { describe, expect, it } from 'vitest';
import { ${record}Schema } from './${file}-schema.ts';

const RECORD = { id: 'r1', title: 'North yard', on: '2026-11-23' };

describe('the record of a ${one}', () => {
  it('takes a title and a day', () => {
    expect(${record}Schema.parse(RECORD)).toEqual(RECORD);
  });

  it.each([{ title: '' }, { title: 'x'.repeat(121) }, { on: '2026-02-30' }, { on: undefined }])(
    'refuses %j',
    (wrong) => {
      expect(${record}Schema.safeParse({ ...RECORD, ...wrong }).success).toBe(false);
    },
  );
});
`,
    ],
  ];
}

function accessFiles(options: LineOptions): Texts {
  const { line, collection, type, role } = options;
  const { many } = wordsOf(options);
  const cells = ['5001', '5002', '5003', '5004', '5005', '5006'].map((one) =>
    one === role ? `'glcu A'` : `''`,
  );
  return [
    [
      `features/${line}/access/${line}.rules`,
      `    // ---- ${many} ${'-'.repeat(Math.max(4, 104 - many.length))}

    function is${type}(d) {
      return hasFields(['title', 'on'], []) && isText(d.title, 2, 120) && isDate(d.on);
    }
    match /${collection}/{id} {
      allow get, list: if hasRole(['${role}']);
      allow create: if hasRole(['${role}']) && isNew() && is${type}(next());
      allow update: if hasRole(['${role}']) && keepsIdentity() && is${type}(next());
    }
`,
    ],
    [
      `features/${line}/access/index.ts`,
      `import { type LineAccess, OF_ALL, plainFixture, row } from '@vcms/testing/access';

export const access: LineAccess = {
  records: {
    ${collection}: {
      cells: row(${cells.join(', ')}),
      fixture: plainFixture(
        OF_ALL,
        () => [],
        () => ({ title: 'North yard', on: '2026-11-23' }),
        { title: 'South yard' },
      ),
    },
  },
};
`,
    ],
  ];
}

function demoFiles(options: LineOptions): Texts {
  const { line, collection, type, role } = options;
  const person = role === '5001' ? 'admin' : 'cs';
  return [
    [
      `features/${line}/demo/index.ts`,
      `import { addDays, type ${type} } from '@vcms/domain';
import { at, DEMO_PEOPLE, draftOf, type LineDemo } from '@vcms/seed/words';

function records(today: string): readonly ${type}[] {
  return [
    { id: '${wordsOf(options).file}-1', title: 'North yard', on: addDays(today, -7) },
    { id: '${wordsOf(options).file}-2', title: 'South yard', on: addDays(today, 14) },
  ];
}

export const demo: LineDemo = {
  drafts: ({ today }) =>
    records(today).map((one) =>
      draftOf('${collection}', [one.id], one, { at: at(today, 4), by: DEMO_PEOPLE.${person}.uid }),
    ),
};
`,
    ],
    [
      `features/${line}/data/index.ts`,
      `export { ${collection}Query } from './${wordsOf(options).file}-queries.ts';
`,
    ],
    [
      `features/${line}/data/${wordsOf(options).file}-queries.ts`,
      `import { type RecordQuery, recordsOf } from '@vcms/data';
import { type Firestore, orderBy, query } from 'firebase/firestore';

/** All ${wordsOf(options).many}, latest first: role ${role}. */
export function ${collection}Query(firestore: Firestore): RecordQuery<'${collection}'> {
  return query(recordsOf(firestore, '${collection}'), orderBy('on', 'desc'));
}
`,
    ],
  ];
}

function pageFiles(options: LineOptions): Texts {
  const { line, collection, type, title, role } = options;
  const { many } = wordsOf(options);
  const folder = `${REMOTE_OF_ROLE[role]}/src/${line}`;
  const person = role === '5001' ? 'admin' : 'cs';
  const page = `${type}ListPage`;
  const file = `${wordsOf(options).file}-list-page`;
  return [
    [
      `${folder}/${file}.tsx`,
      `import { useLiveQuery } from '@vcms/data';
import { formatDate } from '@vcms/domain';
import { LiveSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { ${collection}Query } from '@vcms/${line}/data';
import { Box, PageHeading, Stack, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';

const SHOWN = 50;

/** ${title}, latest first. */
export function ${page}() {
  const { firestore } = useBackend();
  const state = useLiveQuery(query(${collection}Query(firestore), limit(SHOWN)));
  return (
    <>
      <PageHeading title="${title}" />
      <LiveSection
        title="Latest"
        description="The latest 50"
        state={state}
        empty={<Text color="fg.muted">No ${many}.</Text>}
      >
        {(items) => (
          <Stack as="ul" gap="3" listStyleType="none">
            {items.map(({ id, title, on }) => (
              <Box as="li" key={id} overflowWrap="anywhere">
                <Text fontWeight="medium">{title}</Text>
                <Text textStyle="sm" color="fg.muted">
                  {formatDate(on)}
                </Text>
              </Box>
            ))}
          </Stack>
        )}
      </LiveSection>
    </>
  );
}
`,
    ],
    [
      `${folder}/${file}.live.test.tsx`,
      `import { screen, within } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { ${page} } from './${file}.tsx';

function show(person: 'admin' | 'cs'): void {
  renderWithShell(<${page} />, {
    role: '${role}',
    path: '/${line}',
    session: liveSession(DEMO_PEOPLE[person]),
    backend: { firestore: liveFirestore(DEMO_PEOPLE[person]) },
  });
}

describe('the page of ${many}', () => {
  it('shows them, latest first', async () => {
    show('${person}');

    const list = within(await screen.findByRole('list'));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('South yard'),
      expect.stringContaining('North yard'),
    ]);
  });

  it('says so when the rules refuse them', async () => {
    show('${person === 'cs' ? 'admin' : 'cs'}');

    expect((await screen.findByRole('alert')).textContent).toContain('access');
    expect(screen.queryByText('North yard')).toBeNull();
  });
});
`,
    ],
  ];
}
