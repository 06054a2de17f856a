import { askedQuestions, type QuestionnaireVersion, questionsOf } from '@vcms/domain';
import type { Answers } from './answer-checks.ts';

/**
 * 0.0..100.0 with one decimal, half up: the weight of questions answered Yes of the weight of those answered Yes or No. N/A,
 * questions that are not asked and those of other kinds do not count. Null when nothing counts. For comparing only: a score
 * decides nothing.
 */
export function responseScore(
  version: Pick<QuestionnaireVersion, 'sections'>,
  answers: Answers,
): string | null {
  let earned = 0;
  let counted = 0;
  for (const { id, type, weight } of askedQuestions(questionsOf(version), answers)) {
    const value = answers[id]?.value;
    if (type !== 'yes_no_na' || (value !== 'yes' && value !== 'no')) continue;
    counted += weight;
    if (value === 'yes') earned += weight;
  }
  if (counted === 0) return null;
  // Whole numbers only: half up of tenths.
  const tenths = Math.floor((2000 * earned + counted) / (2 * counted));
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}
