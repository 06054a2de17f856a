import { companiesNamedQuery } from '@vcms/companies/data';
import { pageQuery, ROLES_OUTSIDE_THE_FIRM, usersNamedQuery } from '@vcms/data';
import { filesFoundQuery, searchedFilesOf } from '@vcms/documents/data';
import { COMPANY_KINDS, nameWords, wordToFind } from '@vcms/domain';
import { contractorsNamedQuery } from '@vcms/engagements/data';
import { policiesNumberedQuery } from '@vcms/insurance/data';
import { ACTORS, type AccessWorld, type Role } from '@vcms/testing/access';
import { assignmentsNamedQuery, staffNamedQuery } from '@vcms/workforce/data';
import {
  collection,
  collectionGroup,
  type Firestore,
  getDocsFromServer,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';
import { answerOf } from './access/run-cell.ts';

const TRIES = 500;
const AT_ONCE = 25;
/** Records of each kind in each tenant: more than one search may read. */
const RECORDS = 50;
const SIZE = 19;
const WORDS = ['Bright', 'Steel', 'Café', 'Works', 'Mara', 'Vance', 'O’Brien', 'Line', 'North', 'GL-10'];
const CLIENTS = ['X', 'foreign-client'] as const;
const CONTRACTORS = ['A', 'foreign-contractor'] as const;

/** Numbers 0 to 1, the same on each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const wordAt = (at: number): string => WORDS[at % WORDS.length] ?? '';

function recordsOfTenant(tenant: 0 | 1, at: number): readonly (readonly [string, Record<string, unknown>])[] {
  const [client, contractor] = [CLIENTS[tenant], CONTRACTORS[tenant]];
  const name = `${wordAt(at)} ${wordAt(at + 1 + (at % 3))} Group ${at}`;
  const lastName = at % 2 === 0 ? 'Group' : wordAt(at + 3);
  const firm = tenant === 1;
  const own = `t${tenant}c${at}`;
  return [
    [`companies/${own}`, { name, nameWords: nameWords(name), kind: firm ? 'firm' : 'contractor' }],
    [
      `engagements/${client}_${own}`,
      { clientId: client, contractorId: own, contractorName: name, nameWords: nameWords(name) },
    ],
    [`users/${own}`, { firstName: wordAt(at), lastName, role: firm ? '5001' : '5005' }],
    [`companies/${contractor}/staff/${own}`, { firstName: wordAt(at), lastName }],
    [
      `staffAssignments/${client}_${own}`,
      { clientId: client, contractorId: contractor, name: `${lastName} ${name}`, visible: true },
    ],
    [`companies/${contractor}/policies/${own}`, { policyNumber: `GL-10${at}` }],
    [
      `companies/${contractor}/documentTexts/${own}`,
      {
        ...{ title: `${lastName} ${name}`, nameWords: nameWords(name), state: 'accepted' },
        // What is the company's own or another client's stands beside what the client may open.
        visibility: ['engaged', `client:${client}`, 'company', 'client:Y'][at % 4],
      },
    ],
    [`companies/${contractor}/restrictedDocuments/${own}`, { title: name }],
  ];
}

/** One source of a role: what it asks for, of the own or of another tenant, and what of it the role may see. */
interface Looked {
  readonly role: Role;
  /** Absent where the query names no tenant. */
  readonly foreign?: (db: Firestore, term: string) => Query<unknown>;
  readonly own: (db: Firestore, term: string) => Query<unknown>;
  readonly isOwn: (found: QueryDocumentSnapshot<unknown>) => boolean;
}

const isShownToX = (found: QueryDocumentSnapshot<unknown>) =>
  found.ref.path.startsWith('companies/A/') && ['engaged', 'client:X'].includes(found.get('visibility'));
const ofPath = (start: string) => (found: QueryDocumentSnapshot<unknown>) => found.ref.path.startsWith(start);

/** Files by a word of their text, as a folder's list asks for them. */
function textQuery(db: Firestore, contractorId: string, clientId: string | undefined, term: string) {
  const files = searchedFilesOf(db, { contractorId, clientId }, { states: ['accepted'] });
  const order = { field: 'title', descending: false, type: 'text' } as const;
  return pageQuery(files, { filters: {}, search: '', word: wordToFind(term), order, size: SIZE });
}

const apartQuery = (files: Query, term: string) => query(files, where('title', '>=', term), limit(SIZE + 1));

/** Admins find every company and every person, and no file that is kept apart: neither of one contractor nor of all. */
const OF_ADMINS: readonly Looked[] = [
  {
    role: '5001',
    own: (db, term) => companiesNamedQuery(db, COMPANY_KINDS, term, SIZE),
    foreign: (db, term) => apartQuery(collection(db, 'companies/A/restrictedDocuments'), term),
    isOwn: ofPath('companies/'),
  },
  {
    role: '5001',
    own: (db, term) => usersNamedQuery(db, undefined, term, SIZE),
    foreign: (db, term) => apartQuery(collectionGroup(db, 'restrictedDocuments'), term),
    isOwn: ofPath('users/'),
  },
];

const FAMILIES: Readonly<Record<string, readonly Looked[]>> = {
  admin: OF_ADMINS,
  cs: [
    {
      role: '5002',
      own: (db, term) => companiesNamedQuery(db, ['client', 'contractor'], term, SIZE),
      isOwn: (found) => found.get('kind') !== 'firm',
    },
    {
      role: '5002',
      own: (db, term) => usersNamedQuery(db, ROLES_OUTSIDE_THE_FIRM, term, SIZE),
      foreign: (db, term) => usersNamedQuery(db, undefined, term, SIZE),
      isOwn: (found) => !['5001', '5002'].includes(found.get('role')),
    },
    {
      role: '5002',
      own: (db, term) => filesFoundQuery(db, term, SIZE),
      isOwn: (found) => !found.ref.path.includes('restricted'),
    },
  ],
  client: (['5003', '5004'] as const).flatMap((role): Looked[] => [
    {
      role,
      own: (db, term) => contractorsNamedQuery(db, 'X', term, SIZE),
      foreign: (db, term) => contractorsNamedQuery(db, 'foreign-client', term, SIZE),
      isOwn: ofPath('engagements/X_'),
    },
    {
      role: '5003',
      own: (db, term) => assignmentsNamedQuery(db, 'X', term, SIZE),
      foreign: (db, term) => assignmentsNamedQuery(db, 'foreign-client', term, SIZE),
      isOwn: ofPath('staffAssignments/X_'),
    },
    {
      role,
      own: (db, term) => textQuery(db, 'A', 'X', term),
      foreign: (db, term) => textQuery(db, 'foreign-contractor', 'X', term),
      isOwn: isShownToX,
    },
    {
      role,
      own: (db, term) => textQuery(db, 'A', 'X', term),
      foreign: (db, term) => textQuery(db, 'A', 'Y', term),
      isOwn: isShownToX,
    },
    {
      role,
      own: (db, term) => textQuery(db, 'A', 'X', term),
      foreign: (db, term) => textQuery(db, 'A', undefined, term),
      isOwn: isShownToX,
    },
  ]),
  contractor: [
    {
      role: '5005',
      own: (db, term) => staffNamedQuery(db, 'A', term, SIZE),
      foreign: (db, term) => staffNamedQuery(db, 'foreign-contractor', term, SIZE),
      isOwn: ofPath('companies/A/'),
    },
    {
      role: '5005',
      own: (db, term) => policiesNumberedQuery(db, 'A', term, SIZE),
      foreign: (db, term) => policiesNumberedQuery(db, undefined, term, SIZE),
      isOwn: ofPath('companies/A/'),
    },
    {
      role: '5005',
      own: (db, term) => textQuery(db, 'A', undefined, term),
      foreign: (db, term) => textQuery(db, 'foreign-contractor', undefined, term),
      isOwn: ofPath('companies/A/'),
    },
    {
      role: '5005',
      own: (db, term) => textQuery(db, 'A', undefined, term),
      foreign: (db, term) => filesFoundQuery(db, term, SIZE),
      isOwn: ofPath('companies/A/'),
    },
  ],
};

/** Whatever anybody searches in; of a limited contractor's own records, too, none is shown to it. */
const ALL_SOURCES: readonly ((db: Firestore, term: string) => Query<unknown>)[] = [
  ...Object.values(FAMILIES).flatMap((sources) =>
    sources.flatMap(({ own, foreign }) => (foreign === undefined ? [own] : [own, foreign])),
  ),
  (db, term) => staffNamedQuery(db, 'L', term, SIZE),
  (db, term) => policiesNumberedQuery(db, 'L', term, SIZE),
];

/** Beginnings of known words, several at once, and letters that mean nothing. */
function termOf(random: () => number): string {
  const one = () => {
    const word = wordAt(Math.floor(random() * WORDS.length));
    const part = word.slice(0, 1 + Math.floor(random() * word.length));
    return random() < 0.5 ? part : part.toUpperCase();
  };
  const kind = random();
  if (kind < 0.1) return String.fromCodePoint(33 + Math.floor(random() * 300)).repeat(2);
  return kind < 0.7 ? one() : `${one()} ${one()}`;
}

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  const own = Array.from({ length: RECORDS }, (_, at) => [
    ...recordsOfTenant(0, at),
    ...recordsOfTenant(1, at),
  ]);
  await world.write(new Map([...worldDocuments(), ...own.flat()]));
});
afterAll(() => world.stop());

async function tryOnce(looked: Looked, term: string, asksForOthers: boolean): Promise<string | undefined> {
  const db = world.as(ACTORS[looked.role]);
  if (asksForOthers && looked.foreign !== undefined) {
    const { answer } = await answerOf(getDocsFromServer(looked.foreign(db, term)));
    return answer === 'denied' ? undefined : `${looked.role} asked others for ${term}: ${answer}`;
  }
  const { docs } = await getDocsFromServer(looked.own(db, term));
  found += docs.length;
  const strange = docs.filter((entry) => !looked.isOwn(entry)).map(({ ref }) => ref.path);
  const isTooMuch = docs.length > SIZE + 1;
  return strange.length > 0 || isTooMuch ? `${looked.role} by ${term}: ${strange.join(' ')}` : undefined;
}
let found = 0;

describe('the search', () => {
  it.each(Object.entries(FAMILIES))(
    `of the family %s finds nothing of another tenant in ${TRIES} random tries`,
    async (_family, sources) => {
      const random = randomFrom(20_261_123);
      const faults: (string | undefined)[] = [];
      found = 0;
      for (let at = 0; at < TRIES; at += AT_ONCE) {
        const tries = Array.from({ length: AT_ONCE }, (_, place) => {
          const looked = sources[(at + place) % sources.length];
          return looked === undefined ? undefined : tryOnce(looked, termOf(random), random() < 0.2);
        });
        faults.push(...(await Promise.all(tries)));
      }
      expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
      // It would say nothing if it had looked for nothing that is there.
      expect(found).toBeGreaterThan(TRIES);
    },
    60_000,
  );

  it(`of a limited contractor is refused in every source, in ${TRIES} random tries`, async () => {
    const db = world.as(ACTORS['5006']);
    const random = randomFrom(20_261_126);
    const answers = new Map<string, number>();
    for (let at = 0; at < TRIES; at += AT_ONCE) {
      const tries = Array.from({ length: AT_ONCE }, async (_, place) => {
        const source = (at + place) % ALL_SOURCES.length;
        const asked = ALL_SOURCES[source]?.(db, termOf(random));
        if (asked === undefined) return;
        const { answer } = await answerOf(getDocsFromServer(asked));
        const told = answer === 'denied' ? answer : `${source}: ${answer}`;
        answers.set(told, (answers.get(told) ?? 0) + 1);
      });
      await Promise.all(tries);
    }
    expect([...answers]).toEqual([['denied', TRIES]]);
  });

  it('reads at most a page for each source, however many records fit', async () => {
    const address = `${world.origin}/emulator/v1/usage`;
    const measured: Record<string, number> = {};
    for (const [family, sources] of Object.entries(FAMILIES)) {
      await fetch(address, { method: 'DELETE' });
      const [first] = sources;
      const own = sources.filter(({ role }) => role === first?.role);
      for (const looked of own) await getDocsFromServer(looked.own(world.as(ACTORS[looked.role]), 'g'));
      const { reads } = (await (await fetch(address)).json()) as { reads: number };
      measured[family] = reads / own.length;
    }
    process.stdout.write(`\nreads of one search for each source: ${JSON.stringify(measured)}\n`);
    // One more where a rule looks at a record of its own.
    const strange = Object.values(measured).filter((reads) => reads < SIZE + 1 || reads > SIZE + 2);
    expect(strange).toEqual([]);
  });
});
