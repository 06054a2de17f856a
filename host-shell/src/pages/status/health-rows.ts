import { failedOf, type ReleaseCounts, rateOf, type Share, slowOf } from '@vcms/contract';

/** One row of figures: what it counts, and its value for each release. */
export interface HealthRow {
  readonly label: string;
  readonly values: readonly string[];
}

const COUNTED = [
  ['Files did not arrive', 'network'],
  ['Files are not the released ones', 'integrity'],
  ['Code stopped while loading', 'code'],
  ['Page did not start', 'mount'],
  ['Page of error after the first page', 'broke'],
  ['Took the place of a failed release', 'stand-in'],
] as const;

/** True when no tab has told of any of them. */
export function isSilent(releases: readonly ReleaseCounts[]): boolean {
  return releases.every((counts) => Object.keys(counts).length === 0);
}

/** The figures of some releases side by side. */
export function healthRows(releases: readonly ReleaseCounts[]): readonly HealthRow[] {
  const row = (label: string, figureOf: (counts: ReleaseCounts) => string): HealthRow => ({
    label,
    values: releases.map(figureOf),
  });
  return [
    row('Sessions', (counts) => failedOf(counts).total.toLocaleString('en-US')),
    row('Failed sessions', (counts) => shareText(failedOf(counts))),
    row('First page within 2 s', (counts) => shareText(fastOf(counts))),
    row('First page after more than 4 s', (counts) => shareText(slowOf(counts))),
    ...COUNTED.map(([label, outcome]) =>
      row(label, (counts) => (counts[outcome] ?? 0).toLocaleString('en-US')),
    ),
  ];
}

function fastOf(counts: ReleaseCounts): Share {
  return { events: (counts['wait-1'] ?? 0) + (counts['wait-2'] ?? 0), total: slowOf(counts).total };
}

function shareText(share: Share): string {
  if (share.total === 0) return 'None told';
  return `${share.events.toLocaleString('en-US')} (${(rateOf(share) * 100).toFixed(1)}%)`;
}
