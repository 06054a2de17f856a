import type { Query } from '../query/query.ts';
import type { ProtoJson } from '../service/firestore-service.ts';
import type { Database } from '../store/database.ts';
import { pathKey } from '../values/document.ts';
import { formatName, type Path } from '../values/resource-path.ts';
import { bloomFilter } from './bloom-filter.ts';
import { documentChanged, documentDeleted, existenceFilter, targetReset } from './listen-messages.ts';
import { type LiveTarget, queryUpdate } from './live-target.ts';
import type { TargetSpec } from './parse-target.ts';
import type { ResumePoint } from './resume-token.ts';

/** What a client has to hear between ADD and CURRENT. */
export function initialMessages(
  targetId: number,
  spec: TargetSpec,
  target: LiveTarget,
  resume: ResumePoint | undefined,
  now: number,
): ProtoJson[] {
  const changed = resume && changedSince(target.database, resume, now);
  if (changed !== undefined && resume !== undefined) {
    if (spec.kind === 'documents') return documentsDelta(targetId, spec.paths, target.database, changed, now);
    if (spec.query.limit === undefined && spec.query.offset === 0) {
      return queryDelta(targetId, spec.query, target, { changed, since: resume.time, now });
    }
  }
  const all = target.documents().map((document) => documentChanged(document, [targetId], [], target.select));
  // Where no difference can be told, the client starts from nothing. Windows (limit, offset) always do: theirs
  // also moves when documents outside of it change.
  return resume === undefined ? all : [targetReset(targetId), ...all];
}

function changedSince(
  database: Database,
  { known, time }: ResumePoint,
  now: number,
): ReadonlySet<string> | undefined {
  return known && time <= now ? database.changedSince(time) : undefined;
}

function documentsDelta(
  targetId: number,
  paths: readonly Path[],
  database: Database,
  changed: ReadonlySet<string>,
  now: number,
): ProtoJson[] {
  return paths
    .filter((path) => changed.has(pathKey(path)))
    .map((path) => {
      const document = database.get(pathKey(path));
      return document === undefined
        ? documentDeleted(formatName(database.name, path), [targetId], now)
        : documentChanged(document, [targetId], []);
    });
}

interface Delta {
  readonly changed: ReadonlySet<string>;
  readonly since: number;
  readonly now: number;
}

/**
 * How long after its last snapshot a client that comes back is told by name what has left, in microseconds. The platform
 * stops tracking a query some seconds after its client went (the SDK's tests give it ten) and then only sends a filter.
 */
const TRACKED_MICROS = 5_000_000;

/**
 * What changed in a query, then a filter with the names it holds. A document that left is named only for a client that
 * was away shortly, and when history shows that it had the document, so that nobody hears of documents outside of the
 * query; the filter covers the rest: the client finds out who is gone without asking for the whole query again.
 */
function queryDelta(targetId: number, query: Query, target: LiveTarget, delta: Delta): ProtoJson[] {
  const { database } = target;
  const messages: ProtoJson[] = [];
  const isTracked = delta.now - delta.since <= TRACKED_MICROS && delta.since >= database.oldestReadable();
  for (const key of delta.changed) {
    const after = database.get(key);
    const before = isTracked ? database.getAt(key, delta.since) : undefined;
    const update = queryUpdate(query, { before, after });
    if (update === undefined) continue;
    if (update.document === undefined) messages.push(documentDeleted(update.name, [targetId], delta.now));
    else if (update.effect === 'in')
      messages.push(documentChanged(update.document, [targetId], [], target.select));
    else messages.push(documentChanged(update.document, [], [targetId], target.select));
  }
  const names = target.documents().map(({ name }) => name);
  messages.push(existenceFilter(targetId, names.length, bloomFilter(names, names.length)));
  return messages;
}
