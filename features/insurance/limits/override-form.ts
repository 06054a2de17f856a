import {
  type CalendarDate,
  type InsuranceLine,
  isCalendarDate,
  LIMIT_LABELS,
  LINE_LABELS,
  type LimitCode,
  parseMoney,
  type RequirementSet,
} from '@vcms/domain';
import type { ImpactRequest } from '@vcms/kits/impact';
import type { OverrideChange, OverrideContent } from '../data/override-writer.ts';
import { type OverrideField, overrideProblems } from '../model/override-rules.ts';
import { type OwnDemand, usualLimit } from './limit-rows.ts';

/** What a special demand is about: an amount of a line, or the whole line. */
export interface OverrideTarget {
  readonly line: InsuranceLine;
  /** undefined: the whole line, which can only be waived. */
  readonly code: LimitCode | undefined;
}

/** The form, all as typed. */
export interface OverrideValues {
  readonly waived: boolean;
  readonly value: string;
  readonly reason: string;
  readonly from: string;
  readonly to: string;
}

export type OverrideProblems = Readonly<Partial<Record<OverrideField, string>>>;

export interface Pair {
  readonly clientId: string;
  readonly contractorId: string;
}

function targetKey({ line, code }: OverrideTarget): string {
  return code === undefined ? `insurance.${line}` : `insurance.${line}.${code}`;
}

export function targetTitle({ line, code }: OverrideTarget): string {
  return code === undefined ? LINE_LABELS[line] : `${LINE_LABELS[line]}, ${LIMIT_LABELS[code]}`;
}

/** The form of a special demand; what began before today begins anew today. */
export function overrideValues(
  { code }: OverrideTarget,
  seen: OwnDemand | undefined,
  today: CalendarDate,
): OverrideValues {
  const amount = seen?.value === undefined ? '' : Number(seen.value).toLocaleString('en-US');
  return {
    waived: seen?.waived ?? code === undefined,
    value: amount,
    reason: seen?.reason ?? '',
    from: seen !== undefined && seen.from > today ? seen.from : today,
    to: seen?.to ?? '',
  };
}

export function overrideContent(target: OverrideTarget, values: OverrideValues): OverrideContent {
  const value = values.waived ? undefined : parseMoney(values.value);
  return {
    key: targetKey(target),
    ...(value === undefined ? {} : { value }),
    waived: values.waived,
    reason: values.reason.trim(),
    from: values.from,
    to: values.to === '' ? null : values.to,
  };
}

/** What keeps the form from being saved. */
export function checkOverride(
  { line, code }: OverrideTarget,
  values: OverrideValues,
  { sets, today }: { readonly sets: readonly RequirementSet[]; readonly today: CalendarDate },
): OverrideProblems {
  const day = isCalendarDate(values.from) ? values.from : today;
  const usual = code === undefined ? undefined : usualLimit(sets, line, code, day);
  const value = parseMoney(values.value);
  return overrideProblems({ ...values, value, usual, today });
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
  pair: Pair,
  { revoked, added }: OverrideChange,
  today: CalendarDate,
): ImpactRequest {
  const first = added.map(({ from }) => from).sort()[0] ?? today;
  return {
    kind: 'overrides',
    ...pair,
    asOf: first > today ? first : today,
    revoked: [...revoked],
    added: added.map((entry) => ({ ...entry, ...pair, reason: PREVIEW_REASON, state: 'active' as const })),
  };
}
