import { ACTORS, type AccessWorld, type Actor, stamped } from '@vcms/testing/access';
import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';
import { answerOf } from './access/run-cell.ts';

/** Of contractor A `s-A` is assigned to client X, `stranger` to nobody. */
const STRANGER = 'stranger';
const decided = (staffId: string, scope: string) =>
  stamped({
    ...{ contractorId: 'A', subjectType: 'staff_document', subjectId: 'd1', subjectVersion: 1 },
    ...{ staffId, scope, decision: 'accepted' },
  });

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(
    new Map([
      ...worldDocuments(),
      ['companies/A/reviews/of-own', decided('s-A', 'firm')],
      ['companies/A/reviews/of-stranger', decided(STRANGER, 'firm')],
      ['companies/A/reviews/by-x', decided(STRANGER, 'X')],
    ]),
  );
});
afterAll(() => world.stop());

const CLIENT = ACTORS['5003'];
const answer = async (made: Promise<unknown>) => (await answerOf(made)).answer;
const read = (actor: Actor, id: string) => answer(getDoc(doc(world.as(actor), 'companies/A/reviews', id)));
function listed(scopes: readonly string[], ...staff: readonly string[]): Promise<string> {
  const all = query(
    collection(world.as(CLIENT), 'companies/A/reviews'),
    where('scope', 'in', scopes),
    where('subjectType', '==', 'staff_document'),
  );
  return answer(getDocs(staff.length === 0 ? all : query(all, where('staffId', 'in', staff))));
}

describe('what the firm decided on a document of a person', () => {
  it('is read by a client that the person is assigned to, one by one and in a list that names the person', async () => {
    expect(await read(CLIENT, 'of-own')).toBe('allowed');
    expect(await listed(['firm', 'X'], 's-A')).toBe('allowed');
  });

  it('is read by no client of the contractor that the person is not assigned to', async () => {
    expect(await read(CLIENT, 'of-stranger')).toBe('denied');
    expect(await read({ ...CLIENT, uid: 'u-other-client', companyId: 'Y' }, 'of-stranger')).toBe('denied');
    expect(await listed(['firm', 'X'], STRANGER)).toBe('denied');
    expect(await listed(['firm'], 's-A', STRANGER)).toBe('denied');
  });

  it('is in no list of a client over all people of a contractor', async () => {
    expect(await listed(['firm', 'X'])).toBe('denied');
    expect(await listed(['firm'])).toBe('denied');
  });

  it('is read by the company of the person and by the firm', async () => {
    expect(await read(ACTORS['5005'], 'of-stranger')).toBe('allowed');
    expect(await read(ACTORS['5002'], 'of-stranger')).toBe('allowed');
  });
});

it('a client keeps what it decided itself on documents of people, in lists too', async () => {
  expect(await read(CLIENT, 'by-x')).toBe('allowed');
  expect(await listed(['X'])).toBe('allowed');
});
