import {
  recordsOf,
  requirementSetsQuery,
  reviewTasksOf,
  standingsOf,
  useLiveQueries,
  varianceLinesQuery,
} from '@vcms/data';
import { addDays, type DateSpan, FIRM_SCOPE, may, REVIEW_SUBJECTS, type ReviewSubject } from '@vcms/domain';
import { itemsOf } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { limit, orderBy, query, where } from 'firebase/firestore';
import type { Layer } from '../model/calendar-entry.ts';
import { type PathOf, PROMISE_DAYS } from '../model/derived-entries.ts';
import { contractorEntries } from '../model/role-entries.ts';
import { DATES_READ, type DerivedPart } from './derived-part.ts';

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
  const sources = {
    standings: itemsOf(standings),
    tasks: itemsOf(tasks),
    variances: [...itemsOf(firmVariances), ...itemsOf(ownVariances)],
    requirementSets: itemsOf(requirementSets),
  };
  return {
    lists: [standings, tasks, firmVariances, ownVariances, requirementSets],
    entries: contractorEntries(sources, span, on, pathOf, (subject) => REVIEW_PATHS[subject]),
  };
}
