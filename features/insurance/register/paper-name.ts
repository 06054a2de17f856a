import type { Standing } from '@vcms/data';

/** The name of a file about one contractor's insurance on a day; letters and digits of the name alone. */
export function paperName(
  kind: string,
  { contractorName, asOf }: Pick<Standing, 'contractorName' | 'asOf'>,
): string {
  const name = contractorName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${kind}-${name}-${asOf}.pdf`;
}
