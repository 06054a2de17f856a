import type { RequirementContent } from '@vcms/data';
import type { DemandDirection } from '@vcms/domain';
import type { ImpactRow } from '../impact/run-impact.ts';

/** What a version demands, without its date and note. */
export type Demands = Omit<RequirementContent, 'effectiveFrom' | 'changeNote'>;

/** The names under which a version keeps its parts. */
export type DemandPart = keyof Demands;

/** What every draft has beside its part, as typed. */
export interface DraftFrame {
  /** As the browser's date field gives it. */
  readonly effectiveFrom: string;
  readonly changeNote: string;
}

/** Messages by field; a part names its own fields as it likes. */
export type DraftProblems = Readonly<Partial<Record<string, string>>>;

/** One difference between two versions, in words. */
interface PartChange {
  /** The heading it stands under. */
  readonly group: string;
  /** Unique within the group. */
  readonly part: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly direction: DemandDirection;
}

/** The part of the requirement set that a page edits; all else in a version is kept as it was. */
export interface RequirementPart<Values extends DraftFrame> {
  /** What of a version this part holds. */
  readonly keys: readonly DemandPart[];
  /** What the page calls its demands, in the plural: limits, requirements. */
  readonly noun: string;
  /** Said where two versions differ elsewhere only. */
  readonly sameText: string;
  /** The form of these demands. */
  readonly read: (demands: Demands, frame: DraftFrame) => Values;
  /** The demands that a form stands for; what cannot be read makes `problems` say so. */
  readonly demands: (values: Values) => Partial<Demands>;
  /** What keeps the part from being saved. */
  readonly problems: (values: Values) => DraftProblems;
  /** What differs, group by group in the order of the page; `before` undefined: nothing was demanded. */
  readonly changes: (before: Demands | undefined, after: Demands) => readonly PartChange[];
  /** What the preview says of this part beside the status of contractors, in sentences. */
  readonly impactNotes?: (rows: readonly ImpactRow[]) => readonly string[];
}
