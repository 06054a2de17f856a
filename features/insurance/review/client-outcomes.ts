import type { ClientLine, Item } from '@vcms/domain';
import { isMet } from './judge-candidate.ts';

/** What an acceptance would come to at one client. */
export interface ClientOutcome extends Pick<ClientLine, 'clientId' | 'clientName'> {
  readonly missed: readonly Item[];
}

/** The clients that the policy would leave short first, the shortest on top; then the others by name. */
export function clientOutcomes(clients: readonly ClientLine[]): readonly ClientOutcome[] {
  return clients
    .map(({ clientId, clientName, items }) => ({
      ...{ clientId, clientName },
      missed: items.filter((item) => !isMet(item)),
    }))
    .toSorted(
      (left, right) =>
        right.missed.length - left.missed.length || left.clientName.localeCompare(right.clientName, 'en'),
    );
}

/** How many clients nothing stands against. */
export function metText(outcomes: readonly ClientOutcome[]): string {
  return `Meets ${outcomes.filter(({ missed }) => missed.length === 0).length} of ${outcomes.length}`;
}
