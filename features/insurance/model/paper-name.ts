import type { CalendarDate } from '@vcms/domain';

/** The name of a file about one contractor's insurance on a day; letters and digits of the name alone. */
export function paperName(
  kind: string,
  { contractorName, asOf }: { readonly contractorName: string; readonly asOf: CalendarDate },
): string {
  const name = contractorName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${kind}-${name}-${asOf}.pdf`;
}
