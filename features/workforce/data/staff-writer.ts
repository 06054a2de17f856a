import {
  asSaveResult,
  changeStamps,
  creationStamps,
  isAsSeen,
  type StoredRecord,
  type WriteResult,
} from '@vcms/data';
import {
  type CalendarDate,
  documentPath,
  type StaffAssignment,
  type StaffMember,
  staffAssignmentId,
} from '@vcms/domain';
import { deleteField, doc, type Firestore, runTransaction, updateDoc, writeBatch } from 'firebase/firestore';

/** Who writes, and for which contractor. */
export interface StaffWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly contractorId: string;
}

/** What a contractor says of a person; roles before this one are kept by the writer. */
export type StaffContent = Omit<StaffMember, 'id' | 'earlierJobRoles'>;

class Conflict extends Error {}

function refOf({ firestore, contractorId }: StaffWriteContext, id: string) {
  return doc(firestore, documentPath('staff', contractorId, id));
}

/** Firestore stores no undefined: what is not said is left out. */
function stored(content: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));
}

async function withConflict(
  context: StaffWriteContext,
  change: () => Promise<unknown>,
): Promise<WriteResult> {
  const result = await asSaveResult(context, change);
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}

/** The roles before the one that is said now: their documents stay required (domain 3.7). */
function earlierRoles(
  seen: Pick<StaffMember, 'jobRole' | 'earlierJobRoles'>,
  jobRole: string,
): readonly string[] | undefined {
  const kept = seen.earlierJobRoles ?? [];
  if (seen.jobRole === jobRole || kept.includes(seen.jobRole)) return seen.earlierJobRoles;
  return [...kept, seen.jobRole];
}

/** Adds people, all of them or none; at most 400 at once. An id that is there already makes a conflict. */
export function addStaff(
  context: StaffWriteContext,
  people: readonly (StaffContent & { readonly id: string })[],
): Promise<WriteResult> {
  return asSaveResult(context, () => {
    const batch = writeBatch(context.firestore);
    for (const { id, ...content } of people) {
      const stamps = { contractorId: context.contractorId, ...creationStamps(context.uid) };
      batch.set(refOf(context, id), { ...stored(content), ...stamps });
    }
    return batch.commit();
  });
}

const OPTIONAL = ['email', 'phone', 'photo'] as const;

/**
 * Changes a person, and the name and role that clients see in its assignments with it. A conflict when the record changed
 * since `seen` was read (V23).
 */
export function saveStaff(
  context: StaffWriteContext,
  seen: StoredRecord<StaffMember>,
  content: StaffContent,
  assignments: readonly Pick<StaffAssignment, 'clientId' | 'staffId'>[],
): Promise<WriteResult> {
  const { firestore, uid } = context;
  const ref = refOf(context, seen.id);
  return withConflict(context, () =>
    runTransaction(firestore, async (transaction) => {
      const now = (await transaction.get(ref)).data();
      if (!isAsSeen(now, seen.record, uid)) throw new Conflict();
      const emptied = OPTIONAL.filter((name) => content[name] === undefined);
      transaction.update(ref, {
        ...stored({ ...content, earlierJobRoles: earlierRoles(seen, content.jobRole) }),
        ...Object.fromEntries(emptied.map((name) => [name, deleteField()])),
        ...changeStamps(uid),
      });
      const name = `${content.firstName} ${content.lastName}`;
      for (const { clientId, staffId } of assignments) {
        transaction.update(
          doc(firestore, documentPath('staffAssignments', staffAssignmentId(clientId, staffId))),
          {
            name,
            jobRole: content.jobRole,
            ...changeStamps(uid),
          },
        );
      }
    }),
  );
}

/** Where somebody works, and how long; `to` undefined: until further notice. */
export type AssignmentContent = Pick<StaffAssignment, 'sites' | 'from' | 'to'>;

/**
 * Assigns people to a client, all or none, at most 15; whoever was assigned before gets the new term, and keeps the sites that the
 * client chose.
 */
export function assignStaff(
  context: StaffWriteContext,
  clientId: string,
  people: readonly (Pick<StaffMember, 'id' | 'firstName' | 'lastName' | 'jobRole'> & {
    readonly known: Pick<StaffAssignment, 'sites' | 'areSitesByClient'> | undefined;
  })[],
  { sites, from, to }: AssignmentContent,
): Promise<WriteResult> {
  const { firestore, uid, contractorId } = context;
  return asSaveResult(context, () => {
    const batch = writeBatch(firestore);
    for (const { id: staffId, firstName, lastName, jobRole, known } of people) {
      const ref = doc(firestore, documentPath('staffAssignments', staffAssignmentId(clientId, staffId)));
      const chosen = known?.areSitesByClient === true ? known.sites : sites;
      const content = { name: `${firstName} ${lastName}`, jobRole, sites: [...chosen], from };
      if (known !== undefined)
        batch.update(ref, { ...content, to: to ?? deleteField(), ...changeStamps(uid) });
      else
        batch.set(ref, {
          ...stored({ ...content, to }),
          ...{ clientId, staffId, contractorId },
          ...creationStamps(uid),
        });
    }
    return batch.commit();
  });
}

/** Who of the client changes an assignment. */
export interface AssignmentWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
}

/** The client's other sites, or another last day; what it decides so, the contractor does not take back. */
export function limitAssignment(
  { firestore, uid }: AssignmentWriteContext,
  { clientId, staffId, ...seen }: Pick<StaffAssignment, 'clientId' | 'staffId' | 'sites' | 'to'>,
  { sites, to }: { readonly sites: readonly string[]; readonly to: CalendarDate | undefined },
): Promise<WriteResult> {
  const ref = doc(firestore, documentPath('staffAssignments', staffAssignmentId(clientId, staffId)));
  const areOthers = sites.length !== seen.sites.length || sites.some((site, at) => site !== seen.sites[at]);
  return asSaveResult({ firestore, uid }, () =>
    updateDoc(ref, {
      ...(areOthers ? { sites: [...sites], areSitesByClient: true } : {}),
      ...(to === seen.to ? {} : { to: to ?? deleteField(), isLastDayByClient: to !== undefined }),
      ...changeStamps(uid),
    }),
  );
}
