import type { Review, ReviewSubject } from '@vcms/domain';
import { addDays } from '@vcms/domain';
import { DEMO_PEOPLE } from './accounts.ts';
import { at, type CompanyRecord } from './demo-records.ts';
import type { Quirk } from './quirks.ts';
import type { Random } from './random.ts';

/** What the builders of one contractor's evidence read. */
export interface FileContext {
  readonly contractorId: string;
  readonly company: CompanyRecord;
  readonly today: string;
  readonly random: Random;
  readonly quirks: ReadonlySet<Quirk>;
  /** Clients with a relation of any state. */
  readonly clients: readonly { readonly id: string; readonly name: string }[];
  /** Who submits for the contractor. */
  readonly submitter: string;
}

/** A day before today. */
export function ago({ today }: Pick<FileContext, 'today'>, days: number): string {
  return addDays(today, -days);
}

interface ReviewedEntry {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly submittedOn?: string | undefined;
}

const DECISIONS: Readonly<Record<string, Review['decision']>> = {
  accepted: 'accepted',
  superseded: 'accepted',
  cancelled: 'accepted',
  outdated: 'accepted',
  rejected: 'rejected',
  changes_requested: 'changes_requested',
};

/** Most reviews take a day or two, some more than three (domain section 8). */
const MINUTES = [190, 420, 1_500, 2_310, 2_500, 4_800, 6_100];

/** The firm's review that an entry of this state has behind it; none while it waits. */
export function firmReview(
  context: FileContext,
  subjectType: ReviewSubject,
  entry: ReviewedEntry,
  comment = 'Please send the corrected paper; see the finding.',
): readonly Review[] {
  const decision = DECISIONS[entry.state];
  if (decision === undefined) return [];
  const minutesToDecision = context.random.pick(MINUTES);
  const submitted = at(entry.submittedOn ?? ago(context, 30), 9);
  const decidedAt = new Date(
    Math.min(submitted.getTime() + minutesToDecision * 60_000, at(context.today, 0).getTime()),
  );
  const isAccepted = decision === 'accepted';
  return [
    {
      id: `review-${subjectType}-${entry.id}-${entry.version}`,
      subjectType,
      subjectId: entry.id,
      subjectVersion: entry.version,
      scope: 'firm',
      decision,
      findings: [
        { key: subjectType, result: isAccepted ? 'pass' : 'fail', comment: isAccepted ? '' : comment },
      ],
      publicComment: isAccepted ? '' : comment,
      decidedBy: DEMO_PEOPLE.cs.uid,
      decidedAt,
      minutesToDecision,
    },
  ];
}
