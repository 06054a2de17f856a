import type { AbsolutePath } from '@vcms/contract';
import type { DeadlineTopic, EngagementState } from '@vcms/domain';
import { topicOfKey } from '@vcms/kits/standing';

/** Where the company's clients stand, with what can be done about each. */
export const CLIENTS_PATH: AbsolutePath = '/update-contractor-company?part=clients';

/** Those clients alone that stand in one state. */
export function clientsPath(state: EngagementState): AbsolutePath {
  return `${CLIENTS_PATH}&${CLIENTS_STATE}=${state}`;
}

/** Names the state in the address: the tabs beside it have a `state` of their own. */
export const CLIENTS_STATE = 'clientState';

const PATHS: Readonly<Partial<Record<DeadlineTopic, AbsolutePath>>> = {
  insurance: '/insurance',
  statistics: '/osha-emr-stats',
  programs: '/safety-programs',
  questionnaire: '/questionnaire/general-questionnaire',
  documents: '/update-contractor-company?part=documents',
  workforce: '/update-contractor-company?part=workforce',
  engagements: CLIENTS_PATH,
};

/** The page of role 5005 for a topic; undefined: others see to it. */
export function contractorPath(topic: DeadlineTopic | undefined): AbsolutePath | undefined {
  return topic === undefined ? undefined : PATHS[topic];
}

/** Topics whose page has a card for each second part of an item's key: a line of insurance, a program. */
const WITH_CARDS: readonly (DeadlineTopic | undefined)[] = ['insurance', 'programs'];

/** The page where an item of a result is seen to, at the card of what it is about. */
export function pathOfKey(key: string): string | undefined {
  const topic = topicOfKey(key);
  const [, card = ''] = key.split('.');
  const path = contractorPath(topic);
  return path !== undefined && card !== '' && WITH_CARDS.includes(topic) ? `${path}#${card}` : path;
}
