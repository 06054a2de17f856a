import type { CalendarDate } from '../calendar-date.ts';
import { type EngagementState, EVIDENCE_VISIBLE_STATES } from '../engagement.ts';
import { NO_END } from './insurance-facts.ts';
import type { Item, NextActor, Result, Status } from './status.ts';

/** What a list of contractors shows of a result; the server copies it into the relation, so that a page of it is one page of reads. */
export interface ListedFacts {
  readonly overall?: Status | undefined;
  /** 0..100; null: nothing applies. */
  readonly readinessPct?: number | null | undefined;
  readonly nextChangeOn?: CalendarDate | undefined;
  /** The next change to sort by; NO_END without one. */
  readonly changesOn: CalendarDate;
  /** As judged, two decimals; absent where the client asks for no rate. */
  readonly trir?: string | undefined;
  readonly emr?: string | undefined;
  /** What stands in the way of an approval; absent where nothing does. */
  readonly blockers?: Blockers | undefined;
}

/** Items that are not met, and who moves next for them. */
interface Blockers {
  readonly count: number;
  /** Keys of the first few, as the evaluation orders them. */
  readonly keys: readonly string[];
  readonly actors: readonly NextActor[];
}

/** Keys named in a list; the record names them all. */
const KEYS_LISTED = 3;
const ACTORS: readonly NextActor[] = ['contractor', 'firm', 'client'];

function blockersOf({ items }: Judged): Blockers | undefined {
  const open = items.filter(({ status }) => status === 'non_compliant' || status === 'pending_review');
  if (open.length === 0) return undefined;
  return {
    count: open.length,
    keys: open.slice(0, KEYS_LISTED).map(({ key }) => key),
    actors: ACTORS.filter((actor) => open.some((item) => item.actor === actor)),
  };
}

type Judged = Pick<Result, 'overall' | 'readinessPct' | 'nextChangeOn'> & {
  readonly items: readonly Pick<Item, 'key' | 'actual' | 'status' | 'actor'>[];
};

function actualOf({ items }: Judged, key: string): string | undefined {
  const actual = items.find((item) => item.key === key)?.actual;
  return actual === undefined ? undefined : String(actual);
}

/**
 * The listed part of a result. Before a contractor accepts, and after the end, the client learns nothing of how it stands
 * (domain section 2, visibility switch); that nothing is asked is the client's own decision, and stays.
 */
export function listedFacts(result: Judged, state: EngagementState): ListedFacts {
  const { overall, readinessPct, nextChangeOn } = result;
  if (!EVIDENCE_VISIBLE_STATES.includes(state)) {
    return readinessPct === null ? { readinessPct, changesOn: NO_END } : { changesOn: NO_END };
  }
  return {
    overall,
    readinessPct,
    nextChangeOn,
    changesOn: nextChangeOn ?? NO_END,
    trir: actualOf(result, 'osha.trir'),
    emr: actualOf(result, 'emr.latest'),
    blockers: blockersOf(result),
  };
}
