import type { Standing } from '@vcms/data';
import { INSURANCE_LINES, type Item, LINE_LABELS, paperDate } from '@vcms/domain';
import type { PaperBlock } from '@vcms/kits/paper';
import { reasonSentences } from '@vcms/kits/standing';
import { actualAgainstRequired } from '@vcms/variances/model';
import { demandName } from '../model/demand-name.ts';
import { lineStanding } from './line-standing.ts';

/** What the letter is about: demands that are not met and for which no variance stands. */
function unmetOf(items: readonly Item[]): readonly Item[] {
  return items.filter(({ status }) => status === 'non_compliant');
}

/** Whether there is anything to write about. */
export function hasDeficiencies({ items }: Pick<Standing, 'items'>): boolean {
  return unmetOf(items.filter(({ key }) => key.startsWith('insurance.'))).length > 0;
}

function deficiency(item: Item): PaperBlock {
  const reasons = reasonSentences(item);
  const words = reasons.length === 0 ? `${actualAgainstRequired(item)}.` : reasons.join(' ');
  return { tag: 'P', text: `${demandName(item)}: ${words}` };
}

/**
 * The letter that lists what an insurance program lacks (deficiency letter), for the contractor to pass on to its broker:
 * for one client, by line, in the order of the certificate. It says nothing that the contractor does not see on its page.
 */
export function letterContent({
  contractorName,
  clientName,
  asOf,
  ...standing
}: Standing): readonly PaperBlock[] {
  const lines = INSURANCE_LINES.flatMap((line): PaperBlock[] => {
    const unmet = unmetOf(lineStanding(standing, line).items);
    return unmet.length === 0 ? [] : [{ tag: 'H2', text: LINE_LABELS[line] }, ...unmet.map(deficiency)];
  });
  return [
    { tag: 'H1', text: `Insurance deficiencies of ${contractorName}` },
    { tag: 'P', text: `Client: ${clientName}` },
    { tag: 'P', text: `As of ${paperDate(asOf)}` },
    {
      tag: 'P',
      text: `The insurance on file for ${contractorName} does not meet these requirements of ${clientName}.`,
    },
    ...lines,
    { tag: 'H2', text: 'How to resolve this' },
    {
      tag: 'P',
      text: `Ask your insurance broker for a corrected certificate, with the endorsement pages it names and ${clientName} as the certificate holder. Then submit it in VCMS under Document Center, Insurance. If a requirement cannot be met, ask ${clientName} for a variance.`,
    },
    {
      tag: 'P',
      text: 'This letter repeats what is on file. It does not change any policy, and it confers no rights.',
    },
  ];
}
