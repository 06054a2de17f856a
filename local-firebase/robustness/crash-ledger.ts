import { parseMicros } from 'local-firebase/internal/values/timestamp';
import type { StoredDocument } from './rest-client.ts';

export type AttemptKind = 'single' | 'batch' | 'transaction';

/** One thing a writer asked for. Without a commit time it was not acknowledged: it may have happened or not. */
export interface Attempt {
  readonly kind: AttemptKind;
  readonly writer: string;
  /** Counts a writer's attempts from 1, over all rounds. */
  readonly number: number;
  readonly round: number;
  commitTime: string | undefined;
}

/** What the server has after a restart. */
export interface CrashWorld {
  readonly singles: readonly StoredDocument[];
  readonly parts: readonly StoredDocument[];
  readonly heads: readonly StoredDocument[];
  readonly receipts: readonly StoredDocument[];
  readonly total: number;
}

export const PARTS = 10;

export function attemptId({ writer, number }: Pick<Attempt, 'writer' | 'number'>): string {
  return `${writer}-${number}`;
}

/**
 * Compares what was acknowledged with what there is. Answers one line per violation: an acknowledged write that is
 * missing or has another time, a batch or transaction that happened in part, a document nobody asked for, and commit
 * times that do not increase.
 */
export function findViolations(attempts: readonly Attempt[], world: CrashWorld): readonly string[] {
  const of = (kind: AttemptKind) => attempts.filter((attempt) => attempt.kind === kind);
  return [
    ...lostAttempts(of('single'), groupById(world.singles), 1),
    ...lostAttempts(of('batch'), groupById(world.parts), PARTS),
    ...lostAttempts(of('transaction'), groupById(world.receipts), 1),
    ...wrongHeads(world),
    ...wrongTotals(world),
    ...wrongTimes(attempts),
  ];
}

/** Documents by the attempt that made them: `w1-3` and `w1-3.7` belong to attempt `w1-3`. */
function groupById(documents: readonly StoredDocument[]): Map<string, StoredDocument[]> {
  const groups = new Map<string, StoredDocument[]>();
  for (const document of documents) {
    const id = lastSegment(document).split('.')[0] as string;
    const group = groups.get(id) ?? [];
    groups.set(id, group);
    group.push(document);
  }
  return groups;
}

function lostAttempts(
  attempts: readonly Attempt[],
  stored: Map<string, StoredDocument[]>,
  whole: number,
): string[] {
  const violations: string[] = [];
  for (const attempt of attempts) {
    const { kind, commitTime } = attempt;
    const id = attemptId(attempt);
    const found = stored.get(id) ?? [];
    stored.delete(id);
    if (found.length !== 0 && found.length !== whole) {
      violations.push(`${kind} ${id}: ${found.length} of ${whole} documents are there`);
    }
    if (commitTime === undefined) continue;
    if (found.length === 0) violations.push(`${kind} ${id}: acknowledged and lost`);
    if (found.some(({ updateTime }) => updateTime !== commitTime)) {
      violations.push(`${kind} ${id}: stored with another time than acknowledged`);
    }
  }
  return [...violations, ...[...stored.keys()].map((id) => `nobody asked for ${id}`)];
}

/** A batch moves its writer's head, so the head names the last batch that happened. */
function wrongHeads({ parts, heads }: CrashWorld): string[] {
  const last = new Map<string, number>();
  for (const part of parts) {
    const [writer = '', number] = (lastSegment(part).split('.')[0] as string).split('-');
    last.set(writer, Math.max(last.get(writer) ?? 0, Number(number)));
  }
  return [...last].flatMap(([writer, number]) => {
    const head = heads.find((document) => lastSegment(document) === writer);
    const at = head === undefined ? undefined : integerOf(head);
    return at === number ? [] : [`batch ${writer}-${number} is there and its writer's head is at ${at}`];
  });
}

/** Each transaction adds one to a shared total and leaves a receipt with what it made of it. */
function wrongTotals({ receipts, total }: CrashWorld): string[] {
  const totals = receipts.map(integerOf).sort((a, b) => a - b);
  const gap = totals.findIndex((number, at) => number !== at + 1);
  return [
    ...(total === receipts.length ? [] : [`the total is ${total} after ${receipts.length} transactions`]),
    ...(gap === -1 ? [] : [`transaction ${gap + 1} left the total ${totals[gap]}`]),
  ];
}

function wrongTimes(attempts: readonly Attempt[]): string[] {
  const latestOf = new Map<string, number>();
  const violations: string[] = [];
  let round = 0;
  let roundLatest = 0;
  let before = 0;
  for (const attempt of attempts.filter(({ commitTime }) => commitTime !== undefined)) {
    const time = parseMicros(attempt.commitTime as string) ?? 0;
    if (attempt.round !== round) [round, before] = [attempt.round, roundLatest];
    if (time <= (latestOf.get(attempt.writer) ?? 0) || time <= before) {
      violations.push(
        `${attempt.kind} ${attemptId(attempt)}: its time ${attempt.commitTime} is not after the one before`,
      );
    }
    latestOf.set(attempt.writer, time);
    if (time > roundLatest) roundLatest = time;
  }
  const distinct = new Set(attempts.flatMap(({ commitTime }) => commitTime ?? []));
  const acknowledged = attempts.filter(({ commitTime }) => commitTime !== undefined).length;
  return distinct.size === acknowledged ? violations : [...violations, 'two commits have one time'];
}

function lastSegment({ name }: StoredDocument): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function integerOf({ fields }: StoredDocument): number {
  return Number(fields.number?.integerValue);
}
