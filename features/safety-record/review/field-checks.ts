import type { Finding } from '@vcms/kits/review';
import { useMemo, useState } from 'react';
import type { FieldGroup } from '../model/record-fields.ts';

export type FieldMark = 'matches' | 'questioned' | 'open';

/** What is left to compare: neither found to match nor questioned. */
export function openFields(
  groups: readonly FieldGroup[],
  matched: ReadonlySet<string>,
  findings: readonly Finding[],
): number {
  const keys = groups.flatMap(({ fields }) => fields.map(({ key }) => key));
  return keys.filter((key) => !matched.has(key) && !findings.some((finding) => finding.key === key)).length;
}

export interface MatchedFields {
  readonly matched: ReadonlySet<string>;
  readonly match: (keys: readonly string[], isOn: boolean) => void;
}

/** A questioned field is a finding; one that matches is remembered here, until another value stands in it. */
export function useMatchedFields(groups: readonly FieldGroup[]): MatchedFields {
  const [ticked, setTicked] = useState<ReadonlyMap<string, string>>(new Map());
  const texts = useMemo(
    () => new Map(groups.flatMap(({ fields }) => fields.map(({ key, text }) => [key, text]))),
    [groups],
  );
  const matched = useMemo(
    () => new Set([...ticked].filter(([key, text]) => texts.get(key) === text).map(([key]) => key)),
    [ticked, texts],
  );
  function match(keys: readonly string[], isOn: boolean): void {
    setTicked((current) => {
      const next = new Map(current);
      for (const key of keys) {
        if (isOn) next.set(key, texts.get(key) ?? '');
        else next.delete(key);
      }
      return next;
    });
  }
  return { matched, match };
}

/** The mark of one field: a question goes before a tick. */
export function markOf(key: string, matched: ReadonlySet<string>, findings: readonly Finding[]): FieldMark {
  if (findings.some((finding) => finding.key === key)) return 'questioned';
  return matched.has(key) ? 'matches' : 'open';
}
