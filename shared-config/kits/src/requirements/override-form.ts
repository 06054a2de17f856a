import type { OverrideChange, OverrideContent } from '@vcms/data';
import type { CalendarDate, OverrideTermField, RequirementOverride } from '@vcms/domain';
import type { ImpactRequest } from '../impact/run-impact.ts';

/** What holds for a contractor instead of a demand on all. */
export type OwnDemand = Pick<
  RequirementOverride,
  'id' | 'key' | 'value' | 'waived' | 'reason' | 'from' | 'to'
>;

/** The form, all as typed. */
export interface OverrideValues {
  readonly waived: boolean;
  readonly value: string;
  readonly reason: string;
  readonly from: string;
  readonly to: string;
}

export type OverrideProblems = Readonly<Partial<Record<'value' | OverrideTermField, string>>>;

export interface Pair {
  readonly clientId: string;
  readonly contractorId: string;
}

/** The special demands of one client on one contractor. */
export interface OverrideFile extends Pair {
  readonly contractorName: string;
  /** The client's. */
  readonly today: CalendarDate;
  /** Of any state. */
  readonly overrides: readonly RequirementOverride[];
}

/** What a special demand is about. */
export interface OverrideSubject {
  readonly key: string;
  readonly title: string;
  /** undefined: it can only be waived. */
  readonly amount: OverrideAmount | undefined;
  /** What keeps the form from being saved. */
  readonly check: (values: OverrideValues) => OverrideProblems;
}

/** A limit, or another requirement that has a value, as it is typed, stored and shown. */
export interface OverrideAmount {
  /** What its field is called, of what is no limit. */
  readonly name?: string;
  /** Chosen from these and not typed. */
  readonly choices?: readonly (readonly [value: string, label: string])[];
  /** The one value that there is: nothing is typed, and nothing there to waive. */
  readonly only?: string;
  /** Before the number, such as $. */
  readonly prefix?: string;
  /** Which one asks less than that of all. */
  readonly easier: 'lower' | 'higher' | 'milder';
  readonly parse: (text: string) => OwnDemand['value'];
  readonly show: (value: NonNullable<OwnDemand['value']>) => string;
  /** What all others must meet from that day on, as a sentence. */
  readonly usualText: (from: string) => string;
}

/** The form of a special demand; what began before today begins anew today. */
export function overrideValues(
  { amount }: OverrideSubject,
  seen: OwnDemand | undefined,
  today: CalendarDate,
): OverrideValues {
  return {
    waived: seen?.waived ?? amount === undefined,
    value: seen?.value === undefined ? firstValue(amount) : (amount?.show(seen.value) ?? ''),
    reason: seen?.reason ?? '',
    from: seen !== undefined && seen.from > today ? seen.from : today,
    to: seen?.to ?? '',
  };
}

function firstValue(amount: OverrideAmount | undefined): string {
  return amount?.only ?? amount?.choices?.[0]?.[0] ?? '';
}

export function overrideContent({ key, amount }: OverrideSubject, values: OverrideValues): OverrideContent {
  const value = values.waived ? undefined : amount?.parse(values.value);
  return {
    key,
    ...(value === undefined ? {} : { value }),
    waived: values.waived,
    reason: values.reason.trim(),
    from: values.from,
    to: values.to === '' ? null : values.to,
  };
}

/**
 * What is written: the new demand, and the end of those it replaces. One that holds until the new one begins stays: between
 * two of them the later start wins.
 */
export function overrideChange(
  content: OverrideContent,
  standing: readonly OwnDemand[],
  today: CalendarDate,
  id: string,
): OverrideChange {
  const replaced = standing.filter(
    ({ key, from }) => key === content.key && (content.from <= today || from >= content.from),
  );
  return { revoked: replaced.map((entry) => entry.id), added: [{ ...content, id }] };
}

const PREVIEW_REASON = 'Preview of a special limit.';

/** The question what a change would do, asked before its reason is written. */
export function previewOf(
  { clientId, contractorId }: Pair,
  { revoked, added }: OverrideChange,
  today: CalendarDate,
): ImpactRequest {
  const pair = { clientId, contractorId };
  const first = added.map(({ from }) => from).sort()[0] ?? today;
  return {
    kind: 'overrides',
    ...pair,
    asOf: first > today ? first : today,
    revoked: [...revoked],
    added: added.map((entry) => ({ ...entry, ...pair, reason: PREVIEW_REASON, state: 'active' as const })),
  };
}
