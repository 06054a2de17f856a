import type { RequirementContent } from '@vcms/data';
import { addDays, DEFAULT_REQUIREMENTS, openDraft, RAISE_NOTICE_DAYS, versionOn } from '@vcms/domain';
import { insuranceOf, type LimitsValues, limitsValues } from './limits-form-values.ts';
import type { StoredVersion, Versions } from './use-versions.ts';

/** What the editor works on. */
export interface LimitsState {
  /** The draft as it was read; undefined while there is none. */
  readonly seen: StoredVersion | undefined;
  /** Where the parts that are not insurance come from. */
  readonly base: Omit<RequirementContent, 'insurance'>;
  /** What is stored, or what the editor began with. */
  readonly initial: LimitsValues;
  readonly values: LimitsValues;
  /** The version whose other parts were taken over since the last save. */
  readonly restored: number | undefined;
  /** Somebody else saved meanwhile, and there are changes here (V23). */
  readonly outdated: boolean;
}

function meaning(values: LimitsValues): string {
  return JSON.stringify([insuranceOf(values), values.effectiveFrom, values.changeNote.trim()]);
}

/** True when something would be lost; how an amount is written does not count. */
export function isDirty({
  initial,
  values,
  restored,
}: Pick<LimitsState, 'initial' | 'values' | 'restored'>): boolean {
  return restored !== undefined || meaning(initial) !== meaning(values);
}

/** The version the editor begins with where there is no draft: the one in force, else the newest. */
export function presentVersion({ all, today }: Versions): StoredVersion | undefined {
  const inForce = versionOn(all, today);
  return all.find(({ n }) => n === inForce?.n) ?? all.find(({ status }) => status !== 'draft');
}

/** The draft with its own date and note; else the present demands as a new version in 30 days. */
export function beginState(versions: Versions): LimitsState {
  const seen = openDraft(versions.all);
  const present = seen ?? presentVersion(versions);
  const effectiveFrom = seen?.effectiveFrom ?? addDays(versions.today, RAISE_NOTICE_DAYS);
  const changeNote = seen?.changeNote ?? '';
  const base = { ...(present ?? DEFAULT_REQUIREMENTS), effectiveFrom, changeNote };
  const { insurance } = present ?? DEFAULT_REQUIREMENTS;
  const initial = limitsValues({ insurance, effectiveFrom, changeNote });
  return { seen, base, initial, values: initial, restored: undefined, outdated: false };
}

function isSame(left: StoredVersion | undefined, right: StoredVersion | undefined): boolean {
  return left?.n === right?.n && left?.record.updatedAt?.getTime() === right?.record.updatedAt?.getTime();
}

/** Takes in what has come from the server: shown at once where nothing was typed, else told of. */
export function withVersions(state: LimitsState, versions: Versions): LimitsState {
  const fresh = beginState(versions);
  if (meaning(fresh.initial) !== meaning(state.initial)) {
    return isDirty(state) ? { ...state, outdated: true } : fresh;
  }
  if (isSame(fresh.seen, state.seen)) return state;
  // The own save has arrived: what was typed since stays.
  const base = state.restored === undefined ? fresh.base : state.base;
  return { ...state, seen: fresh.seen, base, outdated: false };
}

/** What was sent is stored: `content` as the form shows it, unless something was typed meanwhile. */
export function withSaved(state: LimitsState, sent: LimitsValues, content: RequirementContent): LimitsState {
  const initial = limitsValues(content);
  const values = state.values === sent ? initial : state.values;
  return { ...state, initial, values, restored: undefined, outdated: false };
}

/** Takes over the insurance of another version, or the defaults, with all else as it is. */
export function withInsurance(state: LimitsState, insurance: StoredVersion['insurance']): LimitsState {
  const { lines } = limitsValues({ ...state.values, insurance });
  return { ...state, values: { ...state.values, lines } };
}

/** Takes over a whole version: its other parts as well. Date and note stay. */
export function withVersion(state: LimitsState, version: StoredVersion): LimitsState {
  const { effectiveFrom, changeNote } = state.values;
  return {
    ...withInsurance(state, version.insurance),
    base: { ...version, effectiveFrom, changeNote },
    restored: version.n,
  };
}
