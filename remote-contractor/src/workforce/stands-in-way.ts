import { relationObstacle } from '@vcms/workforce/model';
import type { ClientTerms } from './use-client-terms.ts';

/** Why somebody may not work for a client now: first of all that the own company is not approved, then the papers. */
export function standsInWay(
  { engagement }: Pick<ClientTerms, 'engagement'>,
  papers: readonly string[],
): readonly string[] {
  const company = relationObstacle(engagement.state);
  return company === undefined ? papers : [company, ...papers];
}
