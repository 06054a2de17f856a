import { formatDate, type LetterSent } from '@vcms/domain';

function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Whom a letter went to: "2 people and 1 broker", and of the people those who read it in VCMS only. */
export function receiversText({ people, mailed, brokers }: Omit<LetterSent, 'at'>): string {
  const all = [
    counted(people, 'person', 'people'),
    ...(brokers === 0 ? [] : [counted(brokers, 'broker', 'brokers')]),
  ].join(' and ');
  const silent = people - mailed;
  if (silent === 0) return `${all}.`;
  return `${all}. ${silent} of the people ${silent === 1 ? 'takes' : 'take'} no mails and ${silent === 1 ? 'finds' : 'find'} it in VCMS.`;
}

/** "Sent 11/28/2026 to 2 people and 1 broker." */
export function sentText({ at, ...receivers }: LetterSent): string {
  return `Sent ${formatDate(at)} to ${receiversText(receivers)}`;
}
