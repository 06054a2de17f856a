import type { SentLines } from './use-sending.ts';

function count(number: number): string {
  return number === 1 ? '1 policy' : `${number} policies`;
}

/** What became of a certificate, as sentences: "2 policies are submitted." */
export function sentText({ stored, shown }: SentLines, handIn: boolean, client: string): string {
  const are = (number: number) => (number === 1 ? 'is' : 'are');
  const lines = handIn
    ? `${count(stored)} ${are(stored)} submitted.`
    : `${count(stored)} saved as ${stored === 1 ? 'a draft' : 'drafts'}.`;
  const added = `${count(shown)} on file ${shown === 1 ? 'has' : 'have'} the certificate for ${client} now.`;
  return [...(stored > 0 ? [lines] : []), ...(shown > 0 ? [added] : [])].join(' ');
}
