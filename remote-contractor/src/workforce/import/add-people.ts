import type { WriteResult } from '@vcms/data';
import { writeProblem } from '@vcms/kits/form';
import type { StaffContent } from '@vcms/workforce/data';
import { identityOf } from './import-staff.ts';

/** People stored by one write: all of them or none. */
const TOGETHER = 100;

export interface AddingSteps {
  readonly store: (people: readonly StaffContent[]) => Promise<WriteResult>;
  /** Identities of everybody on the list by now. Rejects when the list cannot be read. */
  readonly readKnown: () => Promise<ReadonlySet<string>>;
  readonly onProgress: (done: number) => void;
  /** Aborted: nothing more is stored, and what is on its way is not waited for. */
  readonly signal: AbortSignal;
}

/** `done`: people who are on the list for certain; undefined while nobody has looked. */
export type AddOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'stopped'; readonly done: number | undefined }
  | { readonly kind: 'failed'; readonly done: number | undefined; readonly problem: string };

const UNREAD = 'Your people cannot be read right now. Check your connection, then try again.';

/**
 * Adds people, some at a time; never rejects. A write that was cut off may have arrived all the same: another try (`isAgain`) first
 * looks who is on the list, so nobody is added twice.
 */
export async function addPeople(
  people: readonly StaffContent[],
  isAgain: boolean,
  { store, readKnown, onProgress, signal }: AddingSteps,
): Promise<AddOutcome> {
  const stop = new Promise<'stopped'>((resolve) => {
    signal.addEventListener('abort', () => resolve('stopped'), { once: true });
  });
  const reading = isAgain ? readKnown().catch((): 'unread' => 'unread') : new Set<string>();
  const known = await Promise.race([reading, stop]);
  if (known === 'stopped') return { kind: 'stopped', done: undefined };
  if (known === 'unread') return { kind: 'failed', done: undefined, problem: UNREAD };
  const left = people.filter((person) => !known.has(identityOf(person)));
  let done = people.length - left.length;
  for (let at = 0; at < left.length; at += TOGETHER) {
    onProgress(done);
    if (signal.aborted) return { kind: 'stopped', done };
    const some = left.slice(at, at + TOGETHER);
    const result = await Promise.race([store(some), stop]);
    if (result === 'stopped') return { kind: 'stopped', done };
    if (result.kind !== 'done') return { kind: 'failed', done, problem: writeProblem(result) };
    done += some.length;
  }
  return { kind: 'done' };
}
