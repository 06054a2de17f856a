import { type PageRequest, recordsOf } from '@vcms/data';
import { type EngagementState, ITEM_STATUSES, nameWords, RISK_LEVELS } from '@vcms/domain';
import { engagementRecord } from '@vcms/engagements/access';
import { contractorsIn } from '@vcms/engagements/data';
import { ACTORS, type AccessWorld, stamped } from '@vcms/testing/access';
import { person } from '@vcms/workforce/access';
import { assignmentsInSightQuery } from '@vcms/workforce/data';
import { type Query, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';
import { measurePages, type RegisterSteps } from './access/measure-pages.ts';

const CONTRACTORS = 10_000;
const PEOPLE = 5_000;
/** Rows on a page of a register; one more is read to know whether there are others. */
const SIZE = 25;
const ONE_PAGE = SIZE + 1;

/** By tab: half of them are approved, the others spread over what comes before and after. */
const TABS: Readonly<Record<string, readonly EngagementState[]>> = {
  approved: ['approved'],
  suspended: ['suspended'],
  'invited and in progress': ['requested', 'invited', 'in_progress', 'submitted'],
  ended: ['ended', 'declined', 'rejected'],
};
const OTHERS = Object.values(TABS)
  .flat()
  .filter((state) => state !== 'approved');
const TRADES = ['roofing', 'welding', 'hauling'];
const ROLES = ['Welder', 'Helper', 'Foreman'];
const SITES = ['North yard', 'South yard'];

/** One of a list, in an order of its own for each place, so that every mixture of two or three comes up. */
function oneOf<Entry>(list: readonly Entry[], place: number): Entry {
  const found = list[Math.floor(place) % list.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
}

function contractorAt(at: number): readonly [path: string, data: Record<string, unknown>] {
  const name = `${oneOf([...'ABCDEFGHIJ'], at)}corn ${String(at).padStart(5, '0')} Works`;
  const state = at % 2 === 0 ? 'approved' : oneOf(OTHERS, at / 2);
  const data = {
    ...{ ...engagementRecord('X', `c${at}`, state), contractorName: name, nameWords: nameWords(name) },
    ...{ contractorTrades: [oneOf(TRADES, at / 3)], riskLevel: oneOf(RISK_LEVELS, at / 5) },
    ...{ overall: oneOf(ITEM_STATUSES, at / 11), changesOn: `2027-0${1 + (at % 9)}-1${at % 10}` },
  };
  return [`engagements/X_c${at}`, { ...stamped(data), updatedAt: new Date(1_700_000_000_000 + at * 60_000) }];
}

/** Of contractor A: one in ten is inactive; everybody is assigned to X. */
function personAt(at: number): readonly (readonly [path: string, data: Record<string, unknown>])[] {
  const lastName = `${oneOf([...'ABCDEFGHIJ'], at)}bara ${String(at).padStart(4, '0')}`;
  const jobRole = oneOf(ROLES, at);
  const status = at % 10 === 9 ? 'inactive' : 'active';
  const sites = [oneOf(SITES, at / 3)];
  const of = { clientId: 'X', contractorId: 'A', staffId: `p${at}`, name: `Ana ${lastName}`, jobRole, sites };
  const today = { asOf: '2026-11-20', status: oneOf(['ready', 'missing', 'pending'], at / 7), lacking: [] };
  return [
    [`companies/A/staff/p${at}`, stamped({ ...person('A'), lastName, jobRole, status })],
    [`staffAssignments/X_p${at}`, stamped({ ...of, from: '2026-01-01', visible: true })],
    [`staffSnapshots/X_p${at}`, stamped({ ...of, ...today })],
  ];
}

const byName = (field: string): PageRequest['order'] => ({ field, descending: false, type: 'text' });

/** Each filter alone and all together, in each order, both ways; the next page of the first order. */
function stepsOf(
  orders: readonly PageRequest['order'][],
  filters: readonly Partial<PageRequest>[],
  cursor: { readonly value: string; readonly id: string },
): RegisterSteps {
  const [first = byName('name')] = orders;
  const blank: PageRequest = { filters: {}, search: '', order: first, size: SIZE };
  const named = (request: PageRequest) =>
    JSON.stringify({
      ...request.filters,
      ...request.holding,
      word: request.word,
      search: request.search || undefined,
    });
  return [
    ...orders.flatMap((order) =>
      [false, true].flatMap((descending) =>
        [{}, ...filters].map((filter): readonly [string, PageRequest] => {
          const request = { ...blank, ...filter, order: { ...order, descending } };
          return [`${order.field}${descending ? ' backwards' : ''} ${named(request)}`, request];
        }),
      ),
    ),
    ['next page', { ...blank, cursor: { side: 'after', ...cursor } }],
  ];
}

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  const contractors = Array.from({ length: CONTRACTORS }, (_, at) => contractorAt(at));
  const people = Array.from({ length: PEOPLE }, (_, at) => personAt(at)).flat();
  await world.write(new Map([...contractors, ...people]));
}, 240_000);
afterAll(() => world.stop());

async function expectOnePage<Row>(title: string, base: Query<Row>, steps: RegisterSteps): Promise<void> {
  const measured = await measurePages(world, title, base, steps);
  expect(measured.map(({ step, rows, hasMore }) => [step, rows.length, hasMore])).toEqual(
    steps.map(([step]) => [step, SIZE, true]),
  );
  expect(measured.filter(({ reads }) => reads > ONE_PAGE).map(({ step, reads }) => [step, reads])).toEqual(
    [],
  );
}

describe(`a client with ${CONTRACTORS} contractors`, () => {
  it.each(Object.entries(TABS))(
    'reads one page for the first view of %s, and for each filter, order, search and turn of the page',
    async (tab, states) => {
      const filters: Partial<PageRequest>[] = [
        { filters: { overall: 'expiring' } },
        { filters: { riskLevel: 'high' } },
        { holding: { contractorTrades: 'roofing' } },
        ...(states.length > 1 ? [{ filters: { state: states[0] ?? '' } }] : []),
      ];
      const orders = [
        byName('contractorName'),
        byName('changesOn'),
        { field: 'updatedAt', descending: true, type: 'time' } as const,
      ];
      const steps = stepsOf(orders, filters, { value: 'Acorn 00100 Works', id: 'X_c100' });
      const search = { filters: {}, search: '', word: 'works', order: byName('contractorName'), size: SIZE };
      const searched = [['searched', search]] as const;
      const base = contractorsIn(world.as(ACTORS['5003']), 'X', states);
      await expectOnePage(`${tab}, of ${CONTRACTORS} contractors`, base, [...steps, ...searched]);
    },
    120_000,
  );
});

describe(`a contractor with ${PEOPLE} people`, () => {
  const cursor = { value: 'Cbara 0102', id: 'p102' };

  it('reads one page of them for the first view, each filter, both orders, the search and the next page', async () => {
    const filters = [
      { filters: { status: 'active' } },
      { filters: { status: 'inactive' } },
      { filters: { jobRole: 'Welder' } },
      { filters: { status: 'active', jobRole: 'Helper' } },
      { search: 'bbara' },
    ];
    const base = recordsOf(world.as(ACTORS['5005']), 'staff', 'A');
    await expectOnePage(`staff of ${PEOPLE}`, base, stepsOf([byName('lastName')], filters, cursor));
  });

  it('costs its client one page as well: who is assigned, by contractor, role and site', async () => {
    const filters = [
      { filters: { contractorId: 'A' } },
      { filters: { contractorId: 'A', jobRole: 'Welder' } },
      { filters: { jobRole: 'Foreman' } },
      { holding: { sites: 'North yard' } },
      { search: 'ana b' },
    ];
    const base = assignmentsInSightQuery(world.as(ACTORS['5003']), 'X');
    const next = { value: 'Ana Cbara 0102', id: 'X_p102' };
    await expectOnePage(`${PEOPLE} assigned`, base, stepsOf([byName('name')], filters, next));
  });

  it('costs its client one page of those who are ready, missing or pending', async () => {
    const base = query(recordsOf(world.as(ACTORS['5003']), 'staffSnapshots'), where('clientId', '==', 'X'));
    const filters = ['ready', 'missing', 'pending'].flatMap((status) => [
      { filters: { status } },
      { filters: { status, jobRole: 'Welder' } },
      { filters: { status }, holding: { sites: 'South yard' } },
    ]);
    const next = { value: 'Ana Cbara 0102', id: 'X_p102' };
    const steps = stepsOf([byName('name')], filters, next);
    // The page lists by status only.
    const listed = steps.filter(
      ([, { filters: chosen, cursor: after }]) => 'status' in chosen && after === undefined,
    );
    await expectOnePage(`results of ${PEOPLE}`, base, listed);
  });
});
