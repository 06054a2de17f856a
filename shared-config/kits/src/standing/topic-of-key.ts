import type { DeadlineTopic } from '@vcms/domain';

const TOPIC_OF_AREA: ReadonlyMap<string, DeadlineTopic> = new Map<string, DeadlineTopic>(
  Object.entries({
    insurance: 'insurance',
    osha: 'statistics',
    emr: 'statistics',
    program: 'programs',
    document: 'documents',
    questionnaire: 'questionnaire',
    staff: 'workforce',
  } as const),
);

/** What an item of a result is about. */
export function topicOfKey(key: string): DeadlineTopic | undefined {
  return TOPIC_OF_AREA.get(key.split('.')[0] ?? '');
}
