import { SHOWN_EVIDENCE_STATES } from '@vcms/domain';
import { ACTORS, type AccessWorld, type Role } from '@vcms/testing/access';
import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';
import { answerOf } from './access/run-cell.ts';

const VISIBLE = { visibility: 'engaged' };
/** Records of contractor A that client X may see once they were handed in, by their collection. */
const EVIDENCE = [
  { path: 'companies/A/policies', roles: ['5003', '5004'] },
  { path: 'companies/A/oshaYears', roles: ['5003'] },
  { path: 'companies/A/emr', roles: ['5003'] },
  { path: 'companies/A/notRated', roles: ['5003'] },
  { path: 'companies/A/programVersions', roles: ['5003'] },
  { path: 'companies/A/documents', roles: ['5003', '5004'], filter: VISIBLE },
  { path: 'companies/A/staff/s-A/staffDocuments', roles: ['5003'] },
] as const satisfies readonly { path: string; roles: readonly Role[]; filter?: typeof VISIBLE }[];

const CELLS = EVIDENCE.flatMap(({ path, roles, ...rest }) =>
  roles.map((role) => ({ path, role, filter: 'filter' in rest ? rest.filter : undefined })),
);

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
  const records = EVIDENCE.flatMap(({ path }) =>
    (['draft', ...SHOWN_EVIDENCE_STATES] as const).map(
      (state) => [`${path}/in-${state}`, { state, ...VISIBLE }] as const,
    ),
  );
  await world.write(
    new Map<string, Record<string, unknown>>([
      ...records,
      ['companies/A/policies/in-draft/holders/X', { clientId: 'X' }],
      ['companies/A/policies/in-submitted/holders/X', { clientId: 'X' }],
      ['questionnaires/in-draft', { owner: 'firm' }],
      ['questionnaires/in-outdated', { owner: 'firm' }],
      ['companies/A/answers/in-draft', { state: 'draft' }],
      ['companies/A/answers/in-outdated', { state: 'outdated' }],
    ]),
  );
});
afterAll(() => world.stop());

async function answerTo(role: Role, path: string): Promise<string> {
  return (await answerOf(getDoc(doc(world.as(ACTORS[role]), path)))).answer;
}

describe('drafts of a contractor', () => {
  it.each(CELLS)(
    'are in no list of $path of $role, who names the states that it may see',
    async ({ path, role, filter }) => {
      const all = collection(world.as(ACTORS[role]), path);
      const visible = filter === undefined ? [] : [where('visibility', '==', filter.visibility)];
      const asked = (...states: readonly string[]) =>
        getDocs(query(all, where('state', 'in', states), ...visible));

      expect((await answerOf(getDocs(query(all, ...visible)))).answer).toBe('denied');
      expect((await answerOf(asked('draft', ...SHOWN_EVIDENCE_STATES))).answer).toBe('denied');
      expect((await answerOf(asked(...SHOWN_EVIDENCE_STATES))).answer).toBe('allowed');
    },
  );

  it.each(CELLS)('of $path are refused to $role, and no other state is', async ({ path, role }) => {
    const shown = await Promise.all(
      SHOWN_EVIDENCE_STATES.map((state) => answerTo(role, `${path}/in-${state}`)),
    );

    expect(shown).toEqual(SHOWN_EVIDENCE_STATES.map(() => 'allowed'));
    expect(await answerTo(role, `${path}/in-draft`)).toBe('denied');
  });

  it.each(EVIDENCE)('of $path are read by the contractor and the firm', async ({ path }) => {
    expect(await answerTo('5005', `${path}/in-draft`)).toBe('allowed');
    expect(await answerTo('5002', `${path}/in-draft`)).toBe('allowed');
  });

  it('show a client neither what a policy says for it, nor answers', async () => {
    expect(await answerTo('5003', 'companies/A/policies/in-draft/holders/X')).toBe('denied');
    expect(await answerTo('5004', 'companies/A/policies/in-draft/holders/X')).toBe('denied');
    expect(await answerTo('5003', 'companies/A/answers/in-draft')).toBe('denied');
    expect(await answerTo('5003', 'companies/A/policies/in-submitted/holders/X')).toBe('allowed');
    expect(await answerTo('5003', 'companies/A/answers/in-outdated')).toBe('allowed');
    expect(await answerTo('5005', 'companies/A/answers/in-draft')).toBe('allowed');
  });
});
