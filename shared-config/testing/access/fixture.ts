import type { CollectionName } from '@vcms/domain';
import { ACTORS, type Actor, type Role } from './actors.ts';

/** Where a document stands, seen from somebody: the own company, the other side of an engagement, anybody else's. */
export const PLACEMENTS = ['own', 'engaged', 'other'] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** Whom a document is about. */
export interface Spot {
  readonly client: string;
  readonly contractor: string;
  /** Of companies: which one. Of people: whose. */
  readonly company: string;
}

export type Fields = Readonly<Record<string, unknown>>;

export interface FreshDocument {
  readonly parents: readonly string[];
  readonly id: string;
  readonly data: Fields;
}

/** How the documents of one collection look, and what an entitled person would do with them. */
export interface Fixture {
  readonly spots: (actor: Actor) => Readonly<Partial<Record<Placement, Spot>>>;
  /** The document that stands there before anybody comes. */
  readonly stored: (spot: Spot, actor: Actor) => FreshDocument;
  /** What an entitled person would create there. */
  readonly fresh: (spot: Spot, actor: Actor) => FreshDocument;
  /** What an entitled person would change. */
  readonly edit: (spot: Spot, actor: Actor) => Fields;
  /** The filter an entitled person's list needs. */
  readonly filter: (spot: Spot, actor: Actor) => readonly (readonly [string, '==' | 'in', unknown])[];
  /** The unfiltered list reaches over all parents. */
  readonly everywhere?: boolean;
}

export type Fixtures = Readonly<Partial<Record<CollectionName, Fixture>>>;

const NOBODY = { client: '', contractor: '', company: '' };

function roleOf(actor: Actor): Role {
  const role = (Object.keys(ACTORS) as Role[]).find((known) => known === actor.role);
  if (role === undefined) throw new RangeError(`No role: ${actor.role}`);
  return role;
}

type Spots = Readonly<Partial<Record<Placement, Partial<Spot>>>>;

function spotsByRole(firm: Spots, client: Spots, contractor: Spots, limited: Spots): Fixture['spots'] {
  const table: Readonly<Record<Role, Spots>> = {
    '5001': firm,
    '5002': firm,
    '5003': client,
    '5004': client,
    '5005': contractor,
    '5006': limited,
  };
  return (actor) =>
    Object.fromEntries(
      Object.entries(table[roleOf(actor)]).map(([placement, spot]) => [placement, { ...NOBODY, ...spot }]),
    );
}

/** Documents under a contractor: A is engaged with X and Y, B with Y only, L with X. */
export const OF_CONTRACTOR = spotsByRole(
  { other: { contractor: 'A' } },
  { engaged: { contractor: 'A' }, other: { contractor: 'B' } },
  { own: { contractor: 'A' }, other: { contractor: 'B' } },
  { own: { contractor: 'L' }, other: { contractor: 'B' } },
);

/** Documents about a client and a contractor; the contractor of the client's foreign ones is shared (5.3: 5). */
export const OF_RELATION = spotsByRole(
  { other: { client: 'X', contractor: 'A' } },
  { own: { client: 'X', contractor: 'A' }, other: { client: 'Y', contractor: 'A' } },
  { own: { client: 'X', contractor: 'A' }, other: { client: 'Y', contractor: 'B' } },
  { own: { client: 'X', contractor: 'L' }, other: { client: 'Y', contractor: 'B' } },
);

/** Documents of one side's review: `client` is whose, the firm's as well, also where the contractor is the client's own. */
export const OF_SCOPE = spotsByRole(
  { own: { client: 'firm', contractor: 'A' }, other: { client: 'X', contractor: 'A' } },
  {
    own: { client: 'X', contractor: 'A' },
    engaged: { client: 'firm', contractor: 'A' },
    other: { client: 'Y', contractor: 'A' },
  },
  { own: { client: 'firm', contractor: 'A' }, other: { client: 'Y', contractor: 'B' } },
  { own: { client: 'X', contractor: 'L' }, other: { client: 'Y', contractor: 'B' } },
);

/** Documents of a client; nobody is engaged with W. */
export const OF_CLIENT = spotsByRole(
  { other: { client: 'X' } },
  { own: { client: 'X' }, other: { client: 'Y' } },
  { engaged: { client: 'X' }, other: { client: 'W' } },
  { engaged: { client: 'X' }, other: { client: 'W' } },
);

export const OF_COMPANY = spotsByRole(
  { own: { company: 'firm' }, other: { company: 'A' } },
  { own: { company: 'X' }, engaged: { company: 'A' }, other: { company: 'Y' } },
  { own: { company: 'A' }, engaged: { company: 'X' }, other: { company: 'B' } },
  { own: { company: 'L' }, engaged: { company: 'X' }, other: { company: 'B' } },
);

/** Documents that belong to no company. */
export const OF_ALL = spotsByRole({ other: {} }, { other: {} }, { other: {} }, { other: {} });

/** Own things of a person, and those of somebody in another company. */
export const OF_PERSON = spotsByRole(
  { own: { company: 'firm' }, other: { company: 'Y' } },
  { own: { company: 'X' }, other: { company: 'Y' } },
  { own: { company: 'A' }, other: { company: 'B' } },
  { own: { company: 'L' }, other: { company: 'B' } },
);

/** Names have two characters at least. */
export function nameOf(companyId: string): string {
  return companyId.length < 2 ? `${companyId}${companyId}` : companyId;
}

/** Stamps of a stored document, written by somebody else a while ago. */
export function stamped(data: Fields, by = 'u-somebody'): Fields {
  const at = new Date(Date.now() - 3_600_000);
  return { ...data, createdAt: at, createdBy: by, updatedAt: at, updatedBy: by, v: 1 };
}

/** A collection whose documents carry no more of a place than their parents say. */
export function plainFixture(
  spots: Fixture['spots'],
  parents: (spot: Spot) => readonly string[],
  content: (spot: Spot, actor: Actor) => Fields,
  edit: Fields,
  more: Partial<Fixture> = {},
): Fixture {
  return {
    spots,
    stored: (spot, actor) => ({ parents: parents(spot), id: 'd1', data: stamped(content(spot, actor)) }),
    fresh: (spot, actor) => ({
      parents: parents(spot),
      id: `new-${actor.role}`,
      data: content(spot, actor),
    }),
    edit: () => edit,
    filter: () => [],
    ...more,
  };
}

/** Tables for everybody, by ids such as 238_2023 or 238160. */
export function reference(
  id: string,
  freshId: (role: string) => string,
  content: Fields,
  edit: Fields,
): Fixture {
  const contentOf = (docId: string): Fields =>
    docId.includes('_')
      ? { ...content, naics: docId.split('_')[0], year: Number(docId.split('_')[1]) }
      : content;
  return plainFixture(
    OF_ALL,
    () => [],
    () => content,
    edit,
    {
      stored: () => ({ parents: [], id, data: stamped(contentOf(id)) }),
      fresh: (_spot, { role }) => ({ parents: [], id: freshId(role), data: contentOf(freshId(role)) }),
    },
  );
}
