import { type Item, itemTitle } from '@vcms/domain';

/** What a demand of a line is called below the line's own heading: "Combined single limit". */
export function demandName({ key }: Pick<Item, 'key'>): string {
  const words = itemTitle(key).split(': ').slice(1).join(': ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
