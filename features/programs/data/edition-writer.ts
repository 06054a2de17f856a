import {
  asWriteResult,
  changeStamps,
  creationStamps,
  isAsSeen,
  type StoredRecord,
  type WriteResult,
} from '@vcms/data';
import { type CalendarDate, documentPath, type ProgramEdition } from '@vcms/domain';
import {
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  runTransaction,
  type Transaction,
  updateDoc,
} from 'firebase/firestore';
import type { EditionContent } from '../model/edition-checks.ts';

/** Who writes. */
export interface EditionWriter {
  readonly firestore: Firestore;
  readonly uid: string;
}

export type StoredEdition = StoredRecord<ProgramEdition>;

/** Which edition; without `seen` it is new. */
export interface EditionPlace extends Pick<ProgramEdition, 'programId' | 'n'> {
  readonly seen?: StoredEdition | undefined;
}

class Conflict extends Error {}

function refOf({ firestore }: EditionWriter, { programId, n }: EditionPlace) {
  return doc(firestore, documentPath('programEditions', programId, n));
}

/** Firestore stores no undefined, however deep it stands; blanks at the ends are not kept. */
function stored({ title, cfr, elements, appliesToTrades }: EditionContent): EditionContent {
  const trimmed = elements.map((element) => ({
    ...element,
    text: element.text.trim(),
    cfr: element.cfr?.trim(),
  }));
  return JSON.parse(
    JSON.stringify({ title: title.trim(), cfr: cfr.trim(), elements: trimmed, appliesToTrades }),
  );
}

async function asEditionResult(change: () => Promise<unknown>): Promise<WriteResult> {
  const result = await asWriteResult(change);
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}

async function asSeen(transaction: Transaction, context: EditionWriter, place: EditionPlace) {
  const now = (await transaction.get(refOf(context, place))).data();
  const isSame =
    now === undefined ? place.seen === undefined : isAsSeen(now, place.seen?.record, context.uid);
  if (!isSame) throw new Conflict();
  return now;
}

/** Saves the draft of an edition. A conflict when somebody else saved or published it since `seen` was read (V23). */
export function saveEditionDraft(
  context: EditionWriter,
  place: EditionPlace,
  content: EditionContent,
): Promise<WriteResult> {
  const { programId, n } = place;
  const ref = refOf(context, place);
  return asEditionResult(() =>
    runTransaction(context.firestore, async (transaction) => {
      const now = await asSeen(transaction, context, place);
      const said = stored(content);
      if (now !== undefined) transaction.update(ref, { ...said, ...changeStamps(context.uid) });
      else transaction.set(ref, { programId, n, status: 'draft', ...said, ...creationStamps(context.uid) });
    }),
  );
}

/** How an edition is published: `publishedOn` has begun everywhere. */
export interface Publication {
  readonly changeNote: string;
  readonly publishedOn: CalendarDate;
}

/**
 * Publishes a draft as it was seen: from now on it is what the catalogue says. What was submitted before keeps the edition
 * that it names.
 */
export function publishEdition(
  context: EditionWriter,
  seen: StoredEdition,
  publication: Publication,
): Promise<WriteResult> {
  const { firestore, uid } = context;
  const { programId, n, title, cfr, elements, appliesToTrades } = seen;
  const program = doc(firestore, documentPath('programs', programId));
  const said = { ...stored({ title, cfr, elements, appliesToTrades }), edition: n };
  return asEditionResult(() =>
    runTransaction(firestore, async (transaction) => {
      await asSeen(transaction, context, { programId, n, seen });
      const isKnown = (await transaction.get(program)).exists();
      transaction.update(refOf(context, seen), { status: 'published', ...publication, ...changeStamps(uid) });
      if (isKnown) transaction.update(program, { ...said, ...changeStamps(uid) });
      else transaction.set(program, { ...said, ...creationStamps(uid) });
    }),
  );
}

/** Deletes a draft: what is published stays. */
export function discardEdition(context: EditionWriter, place: EditionPlace): Promise<WriteResult> {
  return asWriteResult(() => deleteDoc(refOf(context, place)));
}

/** Offers a program for no new requirement from a day on, or offers it again. */
export function retireProgram(
  { firestore, uid }: EditionWriter,
  programId: string,
  retiredOn: CalendarDate | undefined,
): Promise<WriteResult> {
  const change = { retiredOn: retiredOn ?? deleteField(), ...changeStamps(uid) };
  return asWriteResult(() => updateDoc(doc(firestore, documentPath('programs', programId)), change));
}
