import type { Review } from './schemas/review-schema.ts';
import { withoutFullStop } from './sentence.ts';

type Finding = Pick<Review['findings'][number], 'element' | 'comment'>;

/** Characters of an element's words: with a comment behind them a notice still holds both. */
const ELEMENT_MAX = 100;

function named(element: string): string {
  const words = withoutFullStop(element);
  return words.length <= ELEMENT_MAX ? words : `${words.slice(0, ELEMENT_MAX - 1).trimEnd()}…`;
}

/**
 * What a review found, behind the words of the program's element that it is about: `Says who rescues: Nobody is named.`
 * Evidence that has no elements, and reviews from before they named one, say the comment alone.
 */
export function findingText({ element, comment }: Finding): string {
  if (element === undefined) return comment;
  return comment === '' ? named(element) : `${named(element)}: ${comment}`;
}

/** The words of an element as a status names it, without a comment; undefined: the finding names none. */
export function findingElement({ element }: Pick<Finding, 'element'>): string | undefined {
  return element === undefined ? undefined : named(element);
}
