import { createRecordConverter, parseRecord, RECORD_SCHEMAS, type RecordName } from '@vcms/data';
import type { z } from '@vcms/domain/schemas';
import {
  type AccessWorld,
  creation,
  type Fields,
  type FreshDocument,
  type ROLES,
} from '@vcms/testing/access';
import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore';
import { pathOf } from './access-world.ts';
import { actorOf, cellsOf, fixtureOf } from './cells.ts';
import { createPicker, createRandom, mutate, type Picker, randomMap } from './random-documents.ts';
import { ENTITIES, recordAccess } from './records.ts';
import { answerOf } from './run-cell.ts';

export interface FuzzResult {
  readonly documents: number;
  readonly denied: number;
  readonly accepted: number;
  /** Accepted, and refused by the schema only where rules cannot look. */
  readonly leftToReaders: number;
  /** Accepted although the schema refuses it or only the server writes it: must stay empty. */
  readonly violations: readonly string[];
  /** Anything that was neither an answer of the rules nor one of the reader: must stay empty. */
  readonly crashes: readonly string[];
}

interface Target {
  readonly name: RecordName;
  readonly role: (typeof ROLES)[number];
  readonly fresh: FreshDocument;
}

/** Everything that somebody may create: there random documents come closest to being accepted. */
function targets(): readonly Target[] {
  const names = ENTITIES.filter((name): name is RecordName => name in RECORD_SCHEMAS);
  return names.flatMap((name) =>
    cellsOf(name)
      .filter(({ operation, allowed }) => operation === 'create' && allowed)
      .flatMap(({ role, spot }) =>
        spot === undefined ? [] : [{ name, role, fresh: fixtureOf(name).fresh(spot, actorOf(role)) }],
      ),
  );
}

function randomDocument(picker: Picker, data: Fields): Fields {
  if (picker.chance(0.05)) return randomMap(picker);
  let document = data;
  for (let turns = picker.pick([1, 1, 1, 2, 3]); turns > 0; turns -= 1) {
    document = Object.keys(document).length === 0 ? document : mutate(picker, document);
  }
  return document;
}

/** What the reader says of a stored document: the first field of each problem comes first. */
async function refusals(world: AccessWorld, name: RecordName, path: string): Promise<readonly string[]> {
  const converter = createRecordConverter<z.ZodType<object>>(RECORD_SCHEMAS[name]);
  const parsed = (await getDoc(doc(world.trusted, path).withConverter(converter))).data();
  if (parsed === undefined) return ['nothing was stored'];
  return parsed.ok ? [] : parsed.problems.map((problem) => problem.slice(path.length + 2));
}

function isLeft(name: RecordName, problem: string): boolean {
  const [field = ''] = problem.split(/[.:]/);
  return recordAccess(name).leftToReaders?.includes(field) === true;
}

/** Sends random documents as entitled people and compares what the rules let in with what the reader's schema takes. */
export async function fuzzRules(world: AccessWorld, documents: number, seed: number): Promise<FuzzResult> {
  const picker = createPicker(createRandom(seed));
  const known = targets();
  const counts = { denied: 0, accepted: 0, leftToReaders: 0 };
  const violations: string[] = [];
  const crashes: string[] = [];

  async function send(target: Target, data: Fields): Promise<void> {
    const { name, role, fresh } = target;
    const actor = actorOf(role);
    const path = pathOf(name, fresh);
    const reference = doc(world.as(actor), path);
    const { answer, text } = await answerOf(setDoc(reference, creation(name, actor.uid, data)));
    const read = parseRecord<z.ZodType<object>>(RECORD_SCHEMAS[name], path, data);
    if (!read.ok && read.problems.some((problem) => problem.includes('could not be checked'))) {
      crashes.push(`reader: ${read.problems.join('; ')} ${JSON.stringify(data)}`);
    }
    if (answer === 'broken') crashes.push(`${path}: ${text} ${JSON.stringify(data)}`);
    if (answer === 'denied') counts.denied += 1;
    if (answer !== 'allowed') return;
    counts.accepted += 1;
    const problems = await refusals(world, name, path);
    await deleteDoc(doc(world.trusted, path));
    const forged = recordAccess(name).trustedOnly?.filter((field) => field in data) ?? [];
    const wrong = [...forged, ...problems.filter((problem) => !isLeft(name, problem))];
    if (wrong.length > 0) violations.push(`${role} ${path}: ${wrong.join('; ')} ${JSON.stringify(data)}`);
    else if (problems.length > 0) counts.leftToReaders += 1;
  }

  /** One worker for each place, so that an accepted document is gone before the next one comes. */
  const share = Math.ceil(documents / known.length);
  await Promise.all(
    known.map(async (target) => {
      for (let sent = 0; sent < share; sent += 1) {
        await send(target, randomDocument(picker, target.fresh.data));
      }
    }),
  );
  return { documents: share * known.length, ...counts, violations, crashes };
}
