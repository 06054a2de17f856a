import { type Item, itemTitle, severityRank } from '@vcms/domain';
import { topicOfKey } from './topic-of-key.ts';
import type { Reader } from './why-words.ts';

/** The items of one category, the worst first. */
export interface WhyGroup {
  /** Said once, as the heading: Automobile liability, Safety programs. */
  readonly category: string;
  readonly items: readonly Item[];
}

export interface WhyAnswer {
  /** What somebody has to look at; the category with the worst item first. */
  readonly open: readonly WhyGroup[];
  /** What is met, to be folded. */
  readonly met: readonly WhyGroup[];
  /** Items in `met`. */
  readonly metCount: number;
}

const STATISTICS = 'Safety statistics';
const CATEGORIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    osha: STATISTICS,
    emr: STATISTICS,
    program: 'Safety programs',
    document: 'Documents',
  }),
);

/** What an item belongs to: an insurance line by its name, programs and documents as a whole. */
function categoryOf({ key }: Pick<Item, 'key'>): string {
  const [area = '', second] = key.split('.');
  if (area === 'insurance') return itemTitle(second === undefined ? area : `${area}.${second}`);
  return CATEGORIES.get(area) ?? itemTitle(area);
}

/** An item's own name below its category; undefined: the category says it all. */
export function leafTitle({ key }: Pick<Item, 'key'>): string | undefined {
  const title = itemTitle(key);
  const at = title.indexOf(': ');
  const leaf = at < 0 ? title : title.slice(at + 2);
  return leaf === categoryOf({ key }) ? undefined : leaf.charAt(0).toUpperCase() + leaf.slice(1);
}

/** Nothing is left to do about it. */
export function isMet({ status }: Pick<Item, 'status'>): boolean {
  return status === 'compliant' || status === 'not_applicable';
}

function grouped(items: readonly Item[]): readonly WhyGroup[] {
  const worstFirst = items.toSorted((a, b) => severityRank(a.status) - severityRank(b.status));
  const categories = [...new Set(worstFirst.map(categoryOf))];
  return categories.map((category) => ({
    category,
    items: worstFirst.filter((item) => categoryOf(item) === category),
  }));
}

/** The answer to *Why?*: what fails, waits, is excused or ends soon, and apart from it what is met. */
export function whyAnswer(items: readonly Item[]): WhyAnswer {
  const met = items.filter(isMet);
  return { open: grouped(items.filter((item) => !isMet(item))), met: grouped(met), metCount: met.length };
}

const NOUNS: Readonly<Record<NonNullable<ReturnType<typeof topicOfKey>>, string>> = {
  insurance: 'insurance',
  statistics: 'safety statistics',
  programs: 'safety programs',
  documents: 'documents',
  questionnaire: 'questionnaire',
  workforce: 'workforce',
  variances: 'variances',
  requirements: 'requirements',
  engagements: 'engagement',
};

/** What the button to the place of repair says: who has the next step updates or reviews, everybody else looks. */
export function repairLabel({ key, actor }: Pick<Item, 'key' | 'actor'>, reader: Reader): string {
  const topic = topicOfKey(key);
  const noun = topic === undefined ? 'record' : NOUNS[topic];
  if (actor !== reader) return `Open ${noun}`;
  return `${reader === 'contractor' ? 'Update' : 'Review'} ${noun}`;
}
