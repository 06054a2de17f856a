/** An A.M. Best rating, with its size class where one is asked: A- VII. */
export const BEST_RATING = /^(A\+\+|A\+|A|A-|B\+\+|B\+|B|B-|C\+\+|C\+|C|C-|D|E|F)( [IVX]{1,4})?$/;

const GRADES = ['A++', 'A+', 'A', 'A-', 'B++', 'B+', 'B', 'B-', 'C++', 'C+', 'C', 'C-', 'D', 'E', 'F'];
const SIZES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV'];

/** True when an A.M. Best rating is at least the demanded one, in its grade and its size class: 'A- VII' (domain 1.3). */
export function reachesRating(actual: string | undefined, required: string): boolean {
  if (actual === undefined) return false;
  const [grade = '', size] = actual.split(' ');
  const [wantedGrade = '', wantedSize] = required.split(' ');
  const known = GRADES.includes(grade) && GRADES.indexOf(grade) <= GRADES.indexOf(wantedGrade);
  if (!known || wantedSize === undefined) return known;
  return size !== undefined && SIZES.indexOf(size) >= SIZES.indexOf(wantedSize);
}
