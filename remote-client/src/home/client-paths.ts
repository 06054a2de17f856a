import type { AbsolutePath } from '@vcms/contract';
import { type DeadlineTopic, may } from '@vcms/domain';
import { topicOfKey } from '@vcms/kits/standing';

const FULL: Readonly<Partial<Record<DeadlineTopic, AbsolutePath>>> = {
  insurance: '/insurance-reviews',
  statistics: '/confirm-statisticals',
  programs: '/score-programs',
  documents: '/documents-center/files',
  questionnaire: '/company-questionnaires',
  workforce: '/work-manager',
  variances: '/all-variances',
  requirements: '/set-insurance-appwide',
  engagements: '/new-contractor-request',
};

const REDUCED: Readonly<Partial<Record<DeadlineTopic, AbsolutePath>>> = {
  insurance: '/insurance-reviews',
  documents: '/documents-center/files',
  engagements: '/new-contractor-request',
};

/** The page of a client's role where an item is seen to; undefined: the role has none. */
export function clientPath(role: string, key: string): AbsolutePath | undefined {
  const topic = topicOfKey(key);
  return topic === undefined ? undefined : topicPath(role, topic);
}

function topicPath(role: string, topic: DeadlineTopic): AbsolutePath | undefined {
  return (may(role, 'decideAboutContractors') ? FULL : REDUCED)[topic];
}

/** The page that an entry of the calendar leads to: a contractor's own where there is one. */
export function calendarPath(
  role: string,
  topic: DeadlineTopic,
  contractorId: string | undefined,
): AbsolutePath | undefined {
  return topic === 'insurance' && contractorId !== undefined
    ? `/insurance-reviews/${contractorId}`
    : topicPath(role, topic);
}

/** The list of contractors that are approved, narrowed and ordered. */
export function contractorsPath(conditions: Readonly<Record<string, string>>): AbsolutePath {
  return `/new-contractor-request?${new URLSearchParams({ tab: 'approved', ...conditions })}`;
}

/** One contractor's record. */
export function recordPath(contractorId: string): AbsolutePath {
  return `/new-contractor-request/${encodeURIComponent(contractorId)}`;
}
