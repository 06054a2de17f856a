import type { ReadLine } from '../acord25/certificate.ts';
import { foundIn, given } from '../acord25/found.ts';
import { type FlowWord, mentions, pastSigns } from '../emr-letter/flow.ts';
import type { Coverage } from './coverages.ts';

type Answers = Pick<ReadLine, 'additionalInsured' | 'waiverOfSubrogation'>;

const LABELS = {
  additionalInsured: 'ADDITIONAL INSURED',
  waiverOfSubrogation: 'WAIVER OF SUBROGATION',
} as const;
const YES = /^(?:YES|Y|INCLUDED)$/;
const NO = /^(?:NO|N|NONE|EXCLUDED)$/;

/** What stands behind a label with a colon: "Additional insured: yes". A sentence may be about one line or about all. */
function answersTo(words: readonly FlowWord[], label: string) {
  return mentions(words, label).flatMap(({ to }) => {
    const last = words[to - 1];
    const answer = words[pastSigns(words, to)];
    const hasColon = last?.text.endsWith(':') === true || words[to]?.text === ':';
    if (answer === undefined || !hasColon || answer.lineAt !== last?.lineAt) return [];
    const plain = answer.plain;
    return YES.test(plain) || NO.test(plain)
      ? [foundIn(YES.test(plain), answer.page, [answer], 'likely')]
      : [];
  });
}

/**
 * Endorsements that the text of a line answers by itself. `all`: the letter's lines: an answer that stands once in a letter of
 * several may be meant for each of them, so it is left out.
 */
export function coverageAnswers(coverage: Coverage, all: readonly Coverage[]): Answers {
  const read = (label: string) => {
    const [answer, again] = answersTo(coverage.words, label);
    const others = all.filter((one) => one !== coverage);
    const isOwn = others.length === 0 || others.some(({ words }) => answersTo(words, label).length > 0);
    return again === undefined && isOwn ? answer : undefined;
  };
  return given<Answers>({
    additionalInsured: read(LABELS.additionalInsured),
    waiverOfSubrogation: read(LABELS.waiverOfSubrogation),
  });
}
