import type { CallableResponse } from '@vcms/domain';
import { humanizeCode } from '@vcms/kits';

export type MergePreview = CallableResponse<'companyMerge'>;
export type MergeDuplicate = MergePreview['duplicates'][number];

const MATCH: Readonly<Record<MergePreview['match'], string>> = {
  ein: 'Both have the same EIN, and the firm has confirmed both.',
  name: 'Both have the same name and Zip.',
  none: 'Neither the EIN nor name and Zip are the same.',
};

/** Why the two are taken for one company. */
export function matchWords({ match }: Pick<MergePreview, 'match'>): string {
  return MATCH[match];
}

/** How many of each kind move, without those of which there are none: "Users: 2". */
export function movesWords({ moves }: Pick<MergePreview, 'moves'>): readonly string[] {
  return Object.entries(moves)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${humanizeCode(kind)}: ${count.toLocaleString('en-US')}`);
}

/** What both companies have, and whose stays. */
export function duplicateWords(
  { title, sourceState, targetState, keeps }: MergeDuplicate,
  names: { readonly source: string; readonly target: string },
): string {
  const states = [sourceState, targetState].every((state) => state !== '')
    ? ` (${humanizeCode(sourceState).toLowerCase()} and ${humanizeCode(targetState).toLowerCase()})`
    : '';
  return `${title}${states}: that of ${names[keeps]} stays.`;
}
