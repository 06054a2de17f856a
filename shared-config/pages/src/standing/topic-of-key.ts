import type { DeadlineTopic } from '@vcms/domain';

const TOPIC_OF_AREA: Readonly<Record<string, DeadlineTopic>> = {
  insurance: 'insurance',
  osha: 'statistics',
  emr: 'statistics',
  program: 'programs',
  document: 'documents',
  questionnaire: 'questionnaire',
  staff: 'workforce',
};

/** What an item of a result is about. */
export function topicOfKey(key: string): DeadlineTopic | undefined {
  return TOPIC_OF_AREA[key.split('.')[0] ?? ''];
}
