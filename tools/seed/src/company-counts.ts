import { type CompanyCounts, OPEN_ENGAGEMENT_STATES } from '@vcms/domain';
import type { DemoCompany, DemoEngagement, DemoUser } from './words/demo-records.ts';

function countsOf(
  { id, record }: DemoCompany,
  users: readonly DemoUser[],
  engagements: readonly DemoEngagement[],
): CompanyCounts {
  const own = engagements.filter(({ record: { clientId, contractorId, state } }) => {
    const side = record.kind === 'client' ? clientId : contractorId;
    return side === id && OPEN_ENGAGEMENT_STATES.includes(state);
  });
  const people = users.filter((person) => person.record.companyId === id);
  return {
    users: people.length,
    active: people.filter((person) => person.record.status === 'active').length,
    engagements: record.kind === 'firm' ? 0 : own.length,
  };
}

/** Companies with what the server counts of them. */
export function withCounts(
  companies: readonly DemoCompany[],
  users: readonly DemoUser[],
  engagements: readonly DemoEngagement[],
): readonly DemoCompany[] {
  return companies.map((company) => ({
    ...company,
    record: { ...company.record, counts: countsOf(company, users, engagements) },
  }));
}
