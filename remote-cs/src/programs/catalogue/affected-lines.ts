import type { AffectedKind } from '@vcms/programs/data';

function counted(count: number, one: string, many: string): readonly string[] {
  if (count === 0) return [];
  return [count === 1 ? `1 ${one}` : `${count} ${many}`];
}

/** Which submissions a publication concerns, in plain sentences; undefined: they could not be counted. */
export function affectedLines(
  n: number,
  counts: Readonly<Record<AffectedKind, number>> | undefined,
): readonly string[] {
  const rule = `Earlier submissions are still judged by the edition that was in force when they were submitted. New submissions are judged by edition ${n}.`;
  if (counts === undefined) return [rule, 'The affected submissions cannot be counted right now.'];
  const lines = [
    ...counted(counts.accepted, 'accepted version keeps its score.', 'accepted versions keep their scores.'),
    ...counted(
      counts.waiting,
      'version that waits for review keeps its edition.',
      'versions that wait for review keep their editions.',
    ),
    ...counted(
      counts.returned,
      `version was returned: its correction is judged by edition ${n}.`,
      `versions were returned: their corrections are judged by edition ${n}.`,
    ),
    ...counted(
      counts.drafts,
      `draft of a contractor will be submitted against edition ${n}.`,
      `drafts of contractors will be submitted against edition ${n}.`,
    ),
  ];
  return [rule, ...(lines.length === 0 ? ['Nothing was submitted for this program yet.'] : lines)];
}
