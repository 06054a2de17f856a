import {
  recordsOf,
  requirementSetsQuery,
  reviewTasksOf,
  standingsOf,
  useLiveQueries,
  varianceLinesQuery,
} from '@vcms/data';
import {
  addDays,
  type DateSpan,
  deadlinesOf,
  FIRM_SCOPE,
  may,
  REVIEW_SUBJECTS,
  type ReviewSubject,
} from '@vcms/domain';
import { itemsOf } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { limit, orderBy, query, where } from 'firebase/firestore';
import type { Layer } from '../model/calendar-entry.ts';
import {
  deadlineEntry,
  insuranceEntries,
  oshaEntries,
  type PathOf,
  reviewEntries,
} from '../model/derived-entries.ts';
import { DATES_READ, type DerivedPart } from './derived-part.ts';

/** A review that is promised within the days was submitted at most so many days before. */
const PROMISE_DAYS = 10;
const VERSIONS = 5;

/** The queue in which each kind is decided; the same for the firm and for a client. */
const REVIEW_PATHS: Readonly<Partial<Record<ReviewSubject, string>>> = {
  policy: '/csinsurance-review',
  osha_year: '/confirm-statisticals',
  emr: '/confirm-statisticals',
  not_rated: '/confirm-statisticals',
  program: '/safety-policy-review',
  questionnaire: '/company-questionnaires',
};

/** Dates of the contractors that the reader looks after, and what it has decided about them. */
export function useContractorDates(span: DateSpan, on: readonly Layer[], pathOf: PathOf): DerivedPart {
  const { firestore } = useBackend();
  const { companyId, role } = useSession();
  const isFirm = may(role, 'workForEveryClient');
  const { from, to } = span;
  const within = (field: string) => [where(field, '>=', from), where(field, '<=', to)];
  const standings = useLiveQueries(
    on.includes('expiries')
      ? [
          query(
            standingsOf(firestore, isFirm ? {} : { clientId: companyId }),
            ...within('insurance.endsOn'),
            orderBy('insurance.endsOn'),
            limit(DATES_READ),
          ),
        ]
      : [],
  );
  const tasks = useLiveQueries(
    on.includes('reviews')
      ? [
          query(
            reviewTasksOf(firestore, isFirm ? FIRM_SCOPE : companyId, REVIEW_SUBJECTS),
            where('submittedOn', '>=', addDays(from, -PROMISE_DAYS)),
            where('submittedOn', '<=', to),
            orderBy('submittedOn'),
            limit(DATES_READ),
          ),
        ]
      : [],
  );
  const firmVariances = useLiveQueries(
    isFirm && on.includes('variances')
      ? [
          query(
            recordsOf(firestore, 'variances'),
            where('state', '==', 'approved'),
            ...within('to'),
            orderBy('to'),
            limit(DATES_READ),
          ),
        ]
      : [],
  );
  const ownVariances = useLiveQueries(
    !isFirm && on.includes('variances')
      ? [
          query(
            varianceLinesQuery(firestore, { clientId: companyId }, 'approved'),
            ...within('to'),
            limit(DATES_READ),
          ),
        ]
      : [],
  );
  const requirementSets = useLiveQueries(
    !isFirm && on.includes('requirements')
      ? [query(requirementSetsQuery(firestore, companyId, 'client'), limit(VERSIONS))]
      : [],
  );
  const decided = deadlinesOf(
    {
      variances: [...itemsOf(firmVariances), ...itemsOf(ownVariances)],
      requirementSets: itemsOf(requirementSets),
    },
    span,
  );
  return {
    lists: [standings, tasks, firmVariances, ownVariances, requirementSets],
    entries: [
      ...insuranceEntries(itemsOf(standings), span, pathOf),
      ...reviewEntries(itemsOf(tasks), span, (subject) => REVIEW_PATHS[subject]),
      ...decided.map((deadline) => deadlineEntry(deadline, pathOf)),
      ...(on.includes('osha') ? oshaEntries(span, pathOf) : []),
    ],
  };
}
