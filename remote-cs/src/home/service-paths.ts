import type { AbsolutePath } from '@vcms/contract';
import type { DeadlineTopic } from '@vcms/domain';

const PATHS: Readonly<Partial<Record<DeadlineTopic, AbsolutePath>>> = {
  insurance: '/insurance-reviews',
  statistics: '/confirm-statisticals',
  programs: '/safety-policy-review',
  documents: '/documents-center/files',
  questionnaire: '/company-questionnaires',
  requirements: '/cs-set-insurance-limits',
  engagements: '/customerservice/company-management',
};

/** The page of role 5002 for a topic; undefined: it has none. */
export function servicePath(topic: DeadlineTopic | undefined): AbsolutePath | undefined {
  return topic === undefined ? undefined : PATHS[topic];
}

/** The page of a topic, a contractor's own where there is one: for entries of the calendar, and for what is wrong. */
export function topicPath(
  topic: DeadlineTopic | undefined,
  contractorId: string | undefined,
): AbsolutePath | undefined {
  return topic === 'insurance' && contractorId !== undefined
    ? `/insurance-reviews/${contractorId}`
    : servicePath(topic);
}

/** Companies that clients request and that VCMS does not know. */
export const REQUESTS_PATH: AbsolutePath = '/customerservice/contractor-requests';

/** Tabs of a company's record that lists lead to. */
type RecordTab = 'engagements' | 'profile' | 'users';

/** A contractor's record on the page of companies. */
export function recordPath(contractorId: string, tab: RecordTab): string {
  return `/customerservice/company-management?open=${encodeURIComponent(contractorId)}&tab=${tab}`;
}
