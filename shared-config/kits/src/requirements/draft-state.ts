import type { RequirementContent } from '@vcms/data';
import { addDays, DEFAULT_REQUIREMENTS, openDraft, RAISE_NOTICE_DAYS, versionOn } from '@vcms/domain';
import { draftFrame } from './draft-frame.ts';
import type { Demands, DraftFrame, RequirementPart } from './requirement-part.ts';
import type { StoredVersion, Versions } from './use-versions.ts';

/** What an editor of one part works on. */
export interface DraftState<Values extends DraftFrame> {
  readonly part: RequirementPart<Values>;
  /** The draft as it was read; undefined while there is none. */
  readonly seen: StoredVersion | undefined;
  /** Where the other parts come from. */
  readonly base: Demands;
  /** What is stored, or what the editor began with. */
  readonly initial: Values;
  readonly values: Values;
  /** The version whose other parts were taken over since the last save. */
  readonly restored: number | undefined;
  /** Somebody else saved meanwhile, and there are changes here (V23). */
  readonly outdated: boolean;
}

function meaning<Values extends DraftFrame>(part: RequirementPart<Values>, values: Values): string {
  return JSON.stringify([part.demands(values), values.effectiveFrom, values.changeNote.trim()]);
}

/** True when something would be lost; how an amount is written does not count. */
export function isDirty<Values extends DraftFrame>(state: DraftState<Values>): boolean {
  const { part, initial, values, restored } = state;
  return restored !== undefined || meaning(part, initial) !== meaning(part, values);
}

/** The day on which no published version is still to come. */
const LAST_DAY = '9999-12-31';

/**
 * The version the editor begins with where there is no draft: the one that takes effect last. A version is published whole, so one that
 * began with an earlier one would silently undo what another page has published for a later day.
 */
export function lastVersion({ all }: Versions): StoredVersion | undefined {
  return versionOn(all, LAST_DAY);
}

/** The draft with its own date and note; else the last demands as a new version in 30 days, not before they hold. */
export function beginState<Values extends DraftFrame>(
  part: RequirementPart<Values>,
  versions: Versions,
): DraftState<Values> {
  const seen = openDraft(versions.all);
  const last = lastVersion(versions);
  const base: Demands = seen ?? last ?? DEFAULT_REQUIREMENTS;
  const soonest = addDays(versions.today, RAISE_NOTICE_DAYS);
  const held = last === undefined || last.effectiveFrom < soonest ? soonest : last.effectiveFrom;
  const effectiveFrom = seen?.effectiveFrom ?? held;
  const initial = part.read(base, draftFrame({ effectiveFrom, changeNote: seen?.changeNote ?? '' }));
  return { part, seen, base, initial, values: initial, restored: undefined, outdated: false };
}

function isSame(left: StoredVersion | undefined, right: StoredVersion | undefined): boolean {
  return left?.n === right?.n && left?.record.updatedAt?.getTime() === right?.record.updatedAt?.getTime();
}

/** Takes in what has come from the server: shown at once where nothing was typed, else told of. */
export function withVersions<Values extends DraftFrame>(
  state: DraftState<Values>,
  versions: Versions,
): DraftState<Values> {
  const { part } = state;
  const fresh = beginState(part, versions);
  if (meaning(part, fresh.initial) !== meaning(part, state.initial)) {
    return isDirty(state) ? { ...state, outdated: true } : fresh;
  }
  if (isSame(fresh.seen, state.seen)) return state;
  // The own save has arrived: what was typed since stays.
  const base = state.restored === undefined ? fresh.base : state.base;
  return { ...state, seen: fresh.seen, base, outdated: false };
}

/** What was sent is stored: `content` as the form shows it, unless something was typed meanwhile. */
export function withSaved<Values extends DraftFrame>(
  state: DraftState<Values>,
  sent: Values,
  content: RequirementContent,
): DraftState<Values> {
  const initial = state.part.read(content, draftFrame(content));
  const values = state.values === sent ? initial : state.values;
  return { ...state, initial, values, restored: undefined, outdated: false };
}

/** Takes over the part of another version, or of the defaults, with all else as it is. */
export function withPart<Values extends DraftFrame>(
  state: DraftState<Values>,
  demands: Demands,
): DraftState<Values> {
  const { effectiveFrom, changeNote } = state.values;
  return { ...state, values: state.part.read(demands, { effectiveFrom, changeNote }) };
}

/** Takes over a whole version: its other parts as well. Date and note stay. */
export function withVersion<Values extends DraftFrame>(
  state: DraftState<Values>,
  version: StoredVersion,
): DraftState<Values> {
  return { ...withPart(state, version), base: version, restored: version.n };
}
