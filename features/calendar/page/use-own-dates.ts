import {
  engagementsOfContractorQuery,
  policyDatesQuery,
  recordsOf,
  requirementSetsQuery,
  useLiveQueries,
  varianceLinesQuery,
} from '@vcms/data';
import { type DateSpan, OPEN_ENGAGEMENT_STATES } from '@vcms/domain';
import { itemsOf } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { limit, orderBy, query, where } from 'firebase/firestore';
import type { Layer } from '../model/calendar-entry.ts';
import type { PathOf } from '../model/derived-entries.ts';
import { ownEntries } from '../model/role-entries.ts';
import { DATES_READ, type DerivedPart } from './derived-part.ts';

/** Clients whose requirements are read. */
const CLIENTS = 10;
/** Versions of each: the one in force, and those that are announced. */
const VERSIONS = 3;

/** Everything of the own company whose end may lie within the days. */
function useEvidence({ from, to }: DateSpan, on: readonly Layer[]) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const isOn = on.includes('expiries') || on.includes('reviews');
  const ends = (field: string) => [
    where(field, '>=', from),
    where(field, '<=', to),
    orderBy(field),
    limit(DATES_READ),
  ];
  return {
    policies: useLiveQueries(
      isOn ? [query(policyDatesQuery(firestore, companyId, from), limit(DATES_READ))] : [],
    ),
    documents: useLiveQueries(
      isOn ? [query(recordsOf(firestore, 'documents', companyId), ...ends('expiresOn'))] : [],
    ),
    programs: useLiveQueries(
      isOn ? [query(recordsOf(firestore, 'programVersions', companyId), ...ends('validUntil'))] : [],
    ),
    emr: useLiveQueries(isOn ? [query(recordsOf(firestore, 'emr', companyId), limit(DATES_READ))] : []),
    notRated: useLiveQueries(
      isOn ? [query(recordsOf(firestore, 'notRated', companyId), limit(DATES_READ))] : [],
    ),
    oshaYears: useLiveQueries(
      on.includes('osha') || on.includes('reviews')
        ? [query(recordsOf(firestore, 'oshaYears', companyId), limit(DATES_READ))]
        : [],
    ),
  };
}

/** Dates of the own company: what ends, what is due, what its clients decide. */
export function useOwnDates(span: DateSpan, on: readonly Layer[], pathOf: PathOf): DerivedPart {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const isAny = on.some((layer) => layer !== 'events');
  const evidence = useEvidence(span, on);
  const engagements = useLiveQueries(
    isAny ? [query(engagementsOfContractorQuery(firestore, companyId), limit(DATES_READ))] : [],
  );
  const open = itemsOf(engagements).filter(({ state }) => OPEN_ENGAGEMENT_STATES.includes(state));
  const clients = on.includes('requirements') ? open.slice(0, CLIENTS) : [];
  const requirementSets = useLiveQueries(
    clients.map(({ clientId }) =>
      query(requirementSetsQuery(firestore, clientId, 'contractor'), limit(VERSIONS)),
    ),
  );
  const variances = useLiveQueries(
    on.includes('variances')
      ? [
          query(
            varianceLinesQuery(firestore, { contractorId: companyId }, 'approved'),
            where('to', '>=', span.from),
            where('to', '<=', span.to),
            limit(DATES_READ),
          ),
        ]
      : [],
  );
  const contractor = {
    id: companyId,
    policies: itemsOf(evidence.policies),
    documents: itemsOf(evidence.documents),
    programs: itemsOf(evidence.programs),
    emr: itemsOf(evidence.emr),
    notRated: itemsOf(evidence.notRated),
    oshaYears: itemsOf(evidence.oshaYears),
  };
  const sources = {
    contractors: isAny ? [contractor] : [],
    engagements: itemsOf(engagements),
    requirementSets: itemsOf(requirementSets),
    variances: itemsOf(variances),
  };
  return {
    lists: [...Object.values(evidence), engagements, requirementSets, variances],
    entries: ownEntries(sources, span, pathOf),
  };
}
