import { Text, Wrap } from '@vcms/ui';
import { openExceptions } from '../model/variance-ledger.ts';
import type { VarianceLedger } from './use-variance-ledger.ts';
import { daysText } from './variance-row.ts';

/** Contractors named; the others are counted. */
const SHOWN = 8;

/** How many exceptions are in force at each contractor, and for how many days together. */
export function OpenExceptions({ ledger }: { readonly ledger: VarianceLedger }) {
  const open = openExceptions(ledger.variances, ledger.today);
  if (open.length === 0) return null;
  return (
    <Wrap as="ul" aria-label="Open exceptions by contractor" gap="2" mb="5" p="0">
      {open.slice(0, SHOWN).map(({ contractorId, count, days }) => (
        <Text
          as="li"
          key={contractorId}
          listStyleType="none"
          textStyle="sm"
          borderWidth="1px"
          borderRadius="md"
          overflowWrap="anywhere"
          px="3"
          py="1.5"
        >
          <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
            {ledger.contractorNames.get(contractorId) ?? 'Former contractor'}
          </Text>
          : {count} open, {daysText(days)}
        </Text>
      ))}
      {open.length > SHOWN && (
        <Text as="li" listStyleType="none" textStyle="sm" color="fg.muted" py="1.5">
          and {open.length - SHOWN} more
        </Text>
      )}
    </Wrap>
  );
}
