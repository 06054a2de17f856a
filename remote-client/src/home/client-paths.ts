import { type DeadlineTopic, may } from '@vcms/domain';
import { topicOfKey } from '@vcms/kits/standing';

const FULL: Readonly<Partial<Record<DeadlineTopic, string>>> = {
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

const REDUCED: Readonly<Partial<Record<DeadlineTopic, string>>> = {
  insurance: '/insurance-reviews',
  documents: '/documents-center/files',
  engagements: '/new-contractor-request',
};

/** The page of a client's role where an item is seen to; undefined: the role has none. */
export function clientPath(role: string, key: string): string | undefined {
  const topic = topicOfKey(key);
  if (topic === undefined) return undefined;
  return (may(role, 'decideAboutContractors') ? FULL : REDUCED)[topic];
}
