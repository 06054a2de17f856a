import { formatDate, type OnBehalf } from '@vcms/domain';

/** "Entered by Clearpath on your behalf on 11/21/2026: reason". Undefined: the contractor handed it in itself. */
export function onBehalfWords(
  { onBehalf }: { readonly onBehalf?: OnBehalf | undefined },
  reader: 'contractor' | 'others',
): string | undefined {
  if (onBehalf === undefined) return undefined;
  const { firmName, on, reason } = onBehalf;
  const whose = reader === 'contractor' ? 'your' : 'the contractor’s';
  return `Entered by ${firmName} on ${whose} behalf on ${formatDate(on)}: ${reason}`;
}
