import {
  type CalendarDate,
  formatDate,
  formatMoney,
  type Item,
  type NextActor,
  readerDate,
  reasonText,
  relativeDay,
} from '@vcms/domain';

/** Who looks: it decides whether the next step is theirs. */
export type Reader = NextActor;

const WHO: Readonly<Record<NextActor, string>> = {
  contractor: 'The contractor',
  firm: 'The firm',
  client: 'The client',
};

/** Who has the next step, from the reader's side. */
export function whoMoves({ actor }: Pick<Item, 'actor'>, reader: Reader): string {
  if (actor === null) return 'No action needed';
  return actor === reader ? 'You' : WHO[actor];
}

type Value = Item['actual'];

function valueWords({ key }: Pick<Item, 'key'>, value: Value): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' && key.startsWith('insurance.') ? formatMoney(value) : String(value);
}

/** Why an item has its status, as sentences. */
export function reasonSentences(item: Item): readonly string[] {
  return item.reasons.map((reason) => `${reasonText(item, reason)}.`);
}

function onFile({ evidenceIds }: Item): string {
  if (evidenceIds.length === 0) return 'Nothing';
  return evidenceIds.length === 1 ? '1 record' : `${evidenceIds.length} records`;
}

export interface TraceFact {
  readonly label: string;
  readonly value: string;
}

/** What is asked, and of whom where it is asked of some industries only. */
function requiredWords(item: Item): string | undefined {
  const words = valueWords(item, item.required);
  const { limitFor } = item.facts ?? {};
  return words === undefined || limitFor === undefined ? words : `${words} (limit for ${limitFor})`;
}

/** The date, and how far away it is. */
function dayWords(day: CalendarDate | undefined, today: CalendarDate): string | undefined {
  return day === undefined ? undefined : `${formatDate(day)}, ${relativeDay(day, today)}`;
}

/** The why-trace of an item (domain 3): what is there, what is asked, what is missing, who moves and by when. */
export function traceFacts(
  item: Item,
  reader: Reader,
  today: CalendarDate = readerDate(new Date()),
): readonly TraceFact[] {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['On file', onFile(item)],
    ['Actual', valueWords(item, item.actual)],
    ['Required', requiredWords(item)],
    ['Short by', valueWords(item, item.gap)],
    ['Next step', whoMoves(item, reader)],
    ['By', dayWords(item.dueOn, today)],
    ['Variance until', dayWords(item.varianceTo, today)],
  ];
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}
