import { type CalendarDate, formatDate, type Item, type LineOverview } from '@vcms/domain';
import { Alert } from '@vcms/ui';

/** What the wait for a review means for the status, as a sentence; undefined: nothing waits for one. */
function graceSentence(overview: LineOverview, today: CalendarDate): string | undefined {
  const { clients, current, policies } = overview;
  if (current === undefined || (current.state !== 'submitted' && current.state !== 'in_review'))
    return undefined;
  const coverages = clients.flatMap(({ items }): readonly Item[] => items.slice(0, 1));
  const waiting = coverages.filter((item) => item.evidenceIds.includes(current.id));
  if (waiting.length === 0) return undefined;
  const ends = waiting.flatMap(({ grace, dueOn }) => (grace === true && dueOn !== undefined ? [dueOn] : []));
  const [until] = ends.sort();
  // The client with the shortest grace decides.
  if (until !== undefined && ends.length === waiting.length) {
    return `Submitted on time. Your status stays until ${formatDate(until)} while it waits for review.`;
  }
  const ended = policies
    .filter(({ state, expiration }) => ['accepted', 'superseded'].includes(state) && expiration <= today)
    .map(({ expiration }) => expiration)
    .sort()
    .at(-1);
  const { submittedOn } = current;
  if (ended === undefined || submittedOn === undefined) return undefined;
  return submittedOn >= ended
    ? `Submitted on ${formatDate(submittedOn)}, after the last policy ended on ${formatDate(ended)}: no grace until it is reviewed.`
    : 'The grace for the review is over. The status comes back when the policy is accepted.';
}

/** Whether a renewal that waits for its review keeps the status, and how long (domain 3.2, grace). */
export function GraceNotice(props: { readonly overview: LineOverview; readonly today: CalendarDate }) {
  const sentence = graceSentence(props.overview, props.today);
  if (sentence === undefined) return null;
  return (
    <Alert.Root status={sentence.startsWith('Submitted on time') ? 'info' : 'warning'} mb="4">
      <Alert.Indicator />
      <Alert.Title>{sentence}</Alert.Title>
    </Alert.Root>
  );
}
