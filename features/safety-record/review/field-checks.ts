import type { Finding } from '@vcms/kits/review';
import { useState } from 'react';
import type { FieldGroup } from './record-fields.ts';

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

/** A questioned field is a finding; one that matches is remembered here. */
export function useMatchedFields(): MatchedFields {
  const [matched, setMatched] = useState<ReadonlySet<string>>(new Set());
  function match(keys: readonly string[], isOn: boolean): void {
    setMatched((current) => {
      const next = new Set(current);
      for (const key of keys) {
        if (isOn) next.add(key);
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
