import { isDeepStrictEqual } from 'node:util';
import { collectionPath } from '@vcms/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import { isOfDeletedCompany } from '../companies/company-deletions.ts';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import type { AuditLine } from './audit.ts';
import { auditOnce } from './audit-once.ts';

/** A record before and after one write, as its trigger reports it. */
export interface RecordChange {
  /** The same for every delivery of one event. */
  readonly eventId: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

interface ChangeParts {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

const STAMPS: readonly string[] = ['createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'v'];

/** Characters of one value as JSON: a line tells what changed and is no copy of long papers. */
const VALUE_MAX = 10_000;

function shown(value: unknown): unknown {
  if (value === undefined) return null;
  const length = JSON.stringify(value).length;
  return length > VALUE_MAX ? `(${length} characters)` : value;
}

/** The fields that differ, without stamps, on both sides; null is what is not there. */
export function changedParts(before: DocumentData = {}, after: DocumentData = {}): ChangeParts {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !STAMPS.includes(name) && !isDeepStrictEqual(before[name], after[name]),
  );
  const part = (data: DocumentData) => Object.fromEntries(names.map((name) => [name, shown(data[name])]));
  return { before: part(before), after: part(after) };
}

function actionOf({ before, after }: RecordChange): 'create' | 'change' | 'delete' {
  if (before === undefined) return 'create';
  return after === undefined ? 'delete' : 'change';
}

/**
 * Writes the line of a change that came past the server, with everything that differs and the person who wrote it. Trusted
 * code leaves its own line in the transaction of its change: one that names the record at that very moment stands for this
 * one. What follows from other records carries no new stamp and is no event of its own. What goes with a whole company has
 * one line for all of it. May run again.
 */
export async function auditChange(
  trusted: Trusted,
  change: RecordChange,
  line: Omit<AuditLine, 'action' | 'before' | 'after'>,
): Promise<void> {
  const { eventId, before, after } = change;
  if (before === undefined && after?.mergedFrom !== undefined) return;
  if (before !== undefined && after !== undefined && isDeepStrictEqual(before.updatedAt, after.updatedAt))
    return;
  if (after === undefined && (await isOfDeletedCompany(trusted, [line, before]))) return;
  const parts = changedParts(before, after);
  if (Object.keys(parts.after).length === 0 || (await hasOwnLine(trusted, line.entityId, after))) return;
  await auditOnce(trusted, `${line.entityType}-${eventId}`, textOf(after?.updatedBy), {
    ...line,
    ...parts,
    action: `${line.entityType}.${actionOf(change)}`,
  });
}

async function hasOwnLine(
  { db }: Trusted,
  entityId: string,
  after: DocumentData | undefined,
): Promise<boolean> {
  if (after?.updatedAt === undefined) return false;
  const lines = db.collection(collectionPath('audit')).where('entityId', '==', entityId);
  return !(await lines.where('at', '==', after.updatedAt).limit(1).get()).empty;
}
