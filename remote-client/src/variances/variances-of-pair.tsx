import { variancesOfPairQuery } from '@vcms/data';
import { formatDate, itemTitle } from '@vcms/domain';
import { PagedSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { varianceStateText } from '@vcms/variances/ledger';
import type { PairPartProps } from '../contractors/pair-parts.tsx';
import { Line, Lines, none, SHOWN } from '../contractors/record-lines.tsx';

/** Exceptions granted, asked for and over. */
export function VariancesOfPair({ clientId, contractorId, today }: PairPartProps) {
  const { firestore } = useBackend();
  return (
    <PagedSection
      title="Variances"
      all={variancesOfPairQuery(firestore, clientId, contractorId)}
      size={SHOWN}
      empty={none('No variances.')}
    >
      {(items) => (
        <Lines>
          {items.map((variance) => (
            <Line
              key={variance.id}
              title={itemTitle(variance.key)}
              detail={`${varianceStateText(variance, today)}. ${formatDate(variance.from)} to ${formatDate(variance.to)}. ${variance.reason}`}
            />
          ))}
        </Lines>
      )}
    </PagedSection>
  );
}
