import { ACTORS, type AccessWorld, creation, type Role } from '@vcms/testing/access';
import { deleteDoc, doc, setDoc, writeBatch } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { pathOf, startAccessWorld } from './access/access-world.ts';
import { type Cell, cellsOf, describeCell, fixtureOf } from './access/cells.ts';
import { changeRecord } from './access/change-record.ts';
import { REQUIREMENTS } from './access/client-fixtures.ts';
import {
  describeMove,
  type MoveCell,
  moveCellsOf,
  patchOf,
  recordBefore,
  STATEFUL,
} from './access/move-cells.ts';
import { ENTITIES } from './access/records.ts';
import { answerOf, runCell } from './access/run-cell.ts';

const FIRM: readonly Role[] = ['5001', '5002'];
const HOUR_MS = 3_600_000;

/** What a paused company may still do: what takes something back, or keeps somebody off a site. */
const TAKEN_BACK: readonly string[] = ['withdrawn', 'cancelled', 'revoked', 'suspended', 'ended', 'declined'];

const writesOf = (operations: readonly string[], isOf: (role: Role) => boolean) =>
  ENTITIES.flatMap((name) => cellsOf(name)).filter(
    ({ allowed, operation, role }) => allowed && operations.includes(operation) && isOf(role),
  );
/** What the fixture changes takes something back. */
const isTakenBack = ({ name, spot, role, operation }: Cell) =>
  operation === 'update' &&
  spot !== undefined &&
  TAKEN_BACK.includes(String(fixtureOf(name).edit(spot, ACTORS[role]).state));
const isOutside = (role: Role) => !FIRM.includes(role);
const movesOf = (isOf: (cell: MoveCell) => boolean) =>
  STATEFUL.flatMap((name) => moveCellsOf(name)).filter(
    (cell) => cell.allowed && isOutside(cell.role) && isOf(cell),
  );

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
});
beforeEach(() => world.write(worldDocuments()));
afterAll(() => world.stop());

const pause = (ms: number, companies: readonly string[]) => {
  const until = new Date(Date.now() + ms);
  return world.write(
    new Map(
      companies.map((companyId) => [`intakePauses/${companyId}`, { companyId, until, writesUntil: until }]),
    ),
  );
};

/** Cells that were not answered so. */
async function otherThan(allowed: boolean, cells: readonly Cell[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const cell of cells)
    if ((await runCell(world, { ...cell, allowed })) !== undefined) wrong.push(describeCell(cell));
  return wrong;
}

async function movesOtherThan(allowed: boolean, cells: readonly MoveCell[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const cell of cells) {
    const before = recordBefore(cell);
    const path = pathOf(cell.name, before);
    await world.write(new Map([[path, before.data]]));
    const { answer } = await answerOf(changeRecord(world, ACTORS[cell.role], path, patchOf(cell)));
    if ((answer === 'allowed') !== allowed) wrong.push(describeMove(cell));
  }
  return wrong;
}

describe('while its company wrote too much within the hour, nobody of it', () => {
  beforeEach(() => pause(HOUR_MS, ['X', 'A', 'L']));

  it('creates or changes a record of any kind; marks on own notifications are no records of others', async () => {
    const cells = writesOf(['create', 'update'], isOutside).filter(
      (cell) => cell.name !== 'notifications' && !isTakenBack(cell),
    );
    expect(cells.length).toBeGreaterThan(60);

    expect(await otherThan(false, cells)).toEqual([]);
  });

  it('moves one on', async () => {
    expect(
      await movesOtherThan(
        false,
        movesOf(({ to }) => !TAKEN_BACK.includes(to)),
      ),
    ).toEqual([]);
  });

  it('is kept from withdrawing, revoking, cancelling, and from keeping somebody off a site', async () => {
    const cells = movesOf(({ to }) => TAKEN_BACK.includes(to));
    expect(cells.length).toBeGreaterThan(20);

    expect(await movesOtherThan(true, cells)).toEqual([]);
  });

  it('is kept from deleting a draft', async () => {
    expect(await otherThan(true, writesOf(['delete'], isOutside))).toEqual([]);
  });

  it('keeps the firm from working for it', async () => {
    expect(
      await otherThan(
        true,
        writesOf(['create', 'update', 'delete'], (role) => !isOutside(role)),
      ),
    ).toEqual([]);
  });
});

describe('a pause', () => {
  afterEach(() => pause(-1, ['X', 'A', 'L', 'B', 'firm']));

  it('leaves other companies alone', async () => {
    await pause(-1, ['X', 'A', 'L']);
    await pause(HOUR_MS, ['B', 'Y', 'firm']);

    expect(await otherThan(true, writesOf(['create', 'update'], isOutside))).toEqual([]);
  });

  it('ends by itself', async () => {
    await pause(-1, ['X', 'A', 'L']);

    expect(await otherThan(true, writesOf(['create', 'update'], isOutside))).toEqual([]);
  });

  it('of submissions alone keeps nobody from drafts', async () => {
    await world.write(
      new Map([['intakePauses/A', { companyId: 'A', until: new Date(Date.now() + HOUR_MS) }]]),
    );
    // What a policy shows a client has no draft of its own.
    const drafts = writesOf(['create'], (role) => role === '5005').filter(
      ({ name }) => name !== 'policyHolders',
    );

    expect(await otherThan(true, drafts)).toEqual([]);
  });

  it('is asked for once by a list of people that is stored at once, however long', async () => {
    const store = () => {
      const db = world.as(ACTORS['5005']);
      const batch = writeBatch(db);
      const { data } = fixtureOf('staff').fresh(
        { client: 'X', contractor: 'A', company: 'A' },
        ACTORS['5005'],
      );
      for (let n = 0; n < 400; n += 1)
        batch.set(doc(db, `companies/A/staff/n${n}`), creation('staff', ACTORS['5005'].uid, data));
      return batch.commit();
    };
    await pause(HOUR_MS, ['A']);
    expect((await answerOf(store())).answer).toBe('denied');
    await pause(-1, ['A']);
    expect((await answerOf(store())).answer).toBe('allowed');
  });
});

describe('the pause of one person', () => {
  const ROLES = Object.keys(ACTORS) as Role[];
  const isWrite = ({ name }: Cell) => name !== 'notifications';
  const writes = writesOf(['create', 'update'], isOutside).filter(
    (cell) => isWrite(cell) && !isTakenBack(cell),
  );
  const pausePeople = (ms: number, uids: readonly string[], kinds = ['until', 'writesUntil']) => {
    const [until, over] = [new Date(Date.now() + ms), new Date(Date.now() - HOUR_MS)];
    const own = Object.fromEntries(kinds.map((kind) => [kind, until]));
    const people = Object.fromEntries(uids.map((uid) => [uid, own]));
    return world.write(
      new Map(['X', 'A', 'L'].map((id) => [`intakePauses/${id}`, { companyId: id, until: over, people }])),
    );
  };
  afterEach(() => pausePeople(-1, []));

  it('keeps this person from creating or changing a record of any kind, and the firm from nothing', async () => {
    await pausePeople(
      HOUR_MS,
      ROLES.map((role) => ACTORS[role].uid),
    );

    expect(writes.length).toBeGreaterThan(60);
    expect(await otherThan(false, writes)).toEqual([]);
    expect(
      await otherThan(
        true,
        writesOf(['create', 'update', 'delete'], (role) => !isOutside(role)),
      ),
    ).toEqual([]);
  });

  it('leaves the colleagues alone, and keeps nobody from withdrawing and revoking', async () => {
    await pausePeople(HOUR_MS, ['somebody', 'u-', 'until']);
    expect(await otherThan(true, writes)).toEqual([]);

    await pausePeople(HOUR_MS, [ACTORS['5003'].uid, ACTORS['5005'].uid]);
    expect(
      await movesOtherThan(
        true,
        movesOf(({ to }) => TAKEN_BACK.includes(to)),
      ),
    ).toEqual([]);
  });

  it('lets a colleague store the largest version of demands: a request evaluates a thousand expressions', async () => {
    const { uid } = ACTORS['5003'];
    const limits = (codes: string) => Object.fromEntries(codes.split(' ').map((code) => [code, 5_000_000]));
    const line = (codes: string) => ({
      ...{
        required: true,
        statutory: true,
        certificateHolder: true,
        occurrenceOnly: true,
        viaUmbrella: true,
      },
      ...{ endorsementProof: 'page', aggregatePer: 'policy', minBest: 'A- VII', warnDays: 30 },
      endorsements: ['additional_insured', 'waiver_of_subrogation', 'primary_noncontributory'],
      limits: limits(codes),
    });
    const insurance = {
      gl: line(
        'gl_each_occurrence gl_damage_rented gl_med_exp gl_personal_adv_injury gl_general_aggregate gl_products_comp_op_agg',
      ),
      auto: {
        ...line('auto_csl auto_bi_person auto_bi_accident auto_pd'),
        autos: ['owned', 'hired', 'non_owned'],
      },
      umbrella: line('umb_each_occurrence umb_aggregate umb_retention'),
      wc_el: line('el_each_accident el_disease_each_employee el_disease_policy_limit'),
      professional: line('prof_each_claim prof_aggregate'),
      pollution: line('poll_each_occurrence poll_aggregate'),
    };
    await pausePeople(HOUR_MS, ['a-colleague']);
    const content = creation('requirementSets', uid, { ...REQUIREMENTS, insurance, clientId: 'X', n: 3 });
    const stored = setDoc(doc(world.as(ACTORS['5003']), 'clients/X/requirementSets/3'), content);

    expect((await answerOf(stored)).answer).toBe('allowed');
    await deleteDoc(doc(world.trusted, 'clients/X/requirementSets/3'));
  });

  it('ends by itself, and of submissions alone keeps nobody from drafts', async () => {
    const own = ['u-client', 'u-reduced', 'u-contractor', 'u-limited'];
    await pausePeople(-1, own);
    expect(await otherThan(true, writes)).toEqual([]);

    await pausePeople(HOUR_MS, own, ['until']);
    const drafts = writesOf(['create'], (role) => role === '5005').filter(
      ({ name }) => name !== 'policyHolders',
    );
    expect(await otherThan(true, drafts)).toEqual([]);
  });
});
