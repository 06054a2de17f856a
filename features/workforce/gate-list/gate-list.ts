/** Longest life of a list on a device, in milliseconds: a day. */
export const GATE_LIST_MS = 24 * 3_600_000;
/** A clock may be put right by so much while a list is kept, in milliseconds. */
const CLOCK_SLACK_MS = 5 * 60_000;

/** What is said of one person on one day. */
export interface KeptVerdict {
  readonly isReady: boolean;
  /** Why not, in sentences; empty when ready. */
  readonly reasons: readonly string[];
}

export interface GatePerson {
  readonly name: string;
  readonly company: string;
  readonly jobRole: string;
  /** '' for none. */
  readonly badgeNo: string;
  /** Empty: all sites. */
  readonly sites: readonly string[];
  /** In the order of the list's days. */
  readonly verdicts: readonly KeptVerdict[];
}

interface GateDay {
  /** YYYY-MM-DD in the client's time zone. */
  readonly date: string;
  /** The first moment after it, in milliseconds since 1970. */
  readonly before: number;
}

/** Who may enter, as the device keeps it. It holds no photo, no file and no number of a document. */
export interface GateList {
  readonly form: 1;
  /** Whose sign-in took it. */
  readonly uid: string;
  readonly clientName: string;
  /** '' for all sites. */
  readonly site: string;
  readonly timezone: string;
  /** The moment of its data, in milliseconds since 1970. */
  readonly takenAt: number;
  /** From here on nothing of it is shown. */
  readonly endsAt: number;
  /** The calendar days that it reaches into, one or two. */
  readonly days: readonly GateDay[];
  /** By name. */
  readonly people: readonly GatePerson[];
}

export type OpenedList =
  | { readonly kind: 'none' }
  | { readonly kind: 'ended' }
  /** `day`: the place of the current one among the list's days. */
  | { readonly kind: 'open'; readonly list: GateList; readonly day: number };

function isGateList(stored: unknown): stored is GateList {
  if (typeof stored !== 'object' || stored === null) return false;
  const { form, takenAt, endsAt, days, people } = stored as Partial<GateList>;
  return (
    form === 1 &&
    Number.isFinite(takenAt) &&
    Number.isFinite(endsAt) &&
    Array.isArray(days) &&
    Array.isArray(people)
  );
}

/** What may be shown of a stored list: nothing from its end on, and nothing on a device whose clock was set back. */
export function openGateList(stored: unknown, now: number): OpenedList {
  if (stored === undefined) return { kind: 'none' };
  if (!isGateList(stored)) return { kind: 'ended' };
  const { takenAt, endsAt, days } = stored;
  const isOver = now >= Math.min(endsAt, takenAt + GATE_LIST_MS) || now < takenAt - CLOCK_SLACK_MS;
  const day = days.findIndex(({ before }) => now < before);
  return isOver || day === -1 ? { kind: 'ended' } : { kind: 'open', list: stored, day };
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** People whose name, company, job role or badge number hold every word. */
export function findPeople(people: readonly GatePerson[], words: string): readonly GatePerson[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  return people.filter(({ name, company, jobRole, badgeNo }) => {
    const text = plain([name, company, jobRole, badgeNo].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}
