import { collectionGroup } from '@vcms/domain';
import { type AccessWorld, change, creation } from '@vcms/testing/access';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  collectionGroup as queryGroup,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { isNested, parentPath, pathOf } from './access-world.ts';
import { actorOf, type Cell, fixtureOf } from './cells.ts';

export type Answer = 'allowed' | 'denied' | 'broken';

/** How Firestore and Storage say that their rules refused. */
const REFUSALS = ['permission-denied', 'storage/unauthorized'];

/** What the rules said. Anything but a refusal of theirs is a fault of the test or the product. */
export async function answerOf(outcome: Promise<unknown>): Promise<{ answer: Answer; text: string }> {
  try {
    await outcome;
    return { answer: 'allowed', text: '' };
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    return { answer: REFUSALS.includes(code) ? 'denied' : 'broken', text: String(cause) };
  }
}

function listOf(db: Firestore, cell: Cell): Promise<unknown> {
  const fixture = fixtureOf(cell.name);
  const actor = actorOf(cell.role);
  if (cell.spot === undefined) {
    const everything = isNested(cell.name)
      ? queryGroup(db, collectionGroup(cell.name))
      : collection(db, cell.name === 'clientPolicies' ? 'clients' : cell.name);
    return getDocs(query(everything, limit(5)));
  }
  const conditions = fixture
    .filter(cell.spot, actor)
    .map(([field, operator, value]) =>
      field === '__name__'
        ? where(documentId(), operator, String(value).split('/').at(-1))
        : where(field, operator, value),
    );
  const parent = collection(db, parentPath(cell.name, fixture.stored(cell.spot, actor)));
  return getDocs(query(parent, ...conditions, limit(5)));
}

function ask(db: Firestore, cell: Cell): Promise<unknown> {
  const { name, spot, operation } = cell;
  if (spot === undefined || operation === 'list' || operation === 'list everything') return listOf(db, cell);
  const fixture = fixtureOf(name);
  const actor = actorOf(cell.role);
  const stored = doc(db, pathOf(name, fixture.stored(spot, actor)));
  switch (operation) {
    case 'get':
      return getDoc(stored);
    case 'update':
      return updateDoc(stored, change(name, actor.uid, fixture.edit(spot, actor)));
    case 'delete':
      return deleteDoc(stored);
    case 'create': {
      const fresh = fixture.fresh(spot, actor);
      return setDoc(doc(db, pathOf(name, fresh)), creation(name, actor.uid, fresh.data));
    }
  }
}

/** Puts the world back as it was before an allowed write. */
async function undo(world: AccessWorld, { name, role, spot, operation }: Cell): Promise<void> {
  if (spot === undefined || !['create', 'update', 'delete'].includes(operation)) return;
  const fixture = fixtureOf(name);
  const actor = actorOf(role);
  const { data, ...place } = fixture.stored(spot, actor);
  if (operation === 'create') {
    await deleteDoc(doc(world.trusted, pathOf(name, fixture.fresh(spot, actor))));
  } else {
    await setDoc(doc(world.trusted, pathOf(name, place)), data);
  }
}

/** Asks one cell; the text of a wrong answer, or undefined. */
export async function runCell(world: AccessWorld, cell: Cell): Promise<string | undefined> {
  const { answer, text } = await answerOf(ask(world.as(actorOf(cell.role)), cell));
  if (answer === 'allowed') await undo(world, cell);
  return answer === (cell.allowed ? 'allowed' : 'denied') ? undefined : `${answer}: ${text}`;
}
