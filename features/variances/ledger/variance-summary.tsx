import { formatDate } from '@vcms/domain';
import { DataList } from '@vcms/ui';
import { standingText, type VarianceRow } from './variance-row.ts';

/** Everything on record about one variance. */
export function VarianceSummary({ row }: { readonly row: VarianceRow }) {
  const { variance, contractorName, title, askedBy, decidedBy, renewals, stateText } = row;
  const { reason, mitigation, from, to, conditions, decisionReason } = variance;
  return (
    <DataList
      columns={2}
      items={[
        { label: 'Contractor', value: contractorName },
        { label: 'Item', value: title },
        { label: 'Actual vs. required', value: standingText(row) },
        { label: 'State', value: stateText },
        { label: 'Reason', value: reason },
        { label: 'Mitigation', value: mitigation },
        { label: 'From', value: formatDate(from) },
        { label: 'To', value: formatDate(to) },
        { label: 'Requested by', value: askedBy },
        { label: 'Renewals so far', value: String(renewals) },
        ...(decidedBy === undefined ? [] : [{ label: 'Decided by', value: decidedBy }]),
        ...(conditions === undefined ? [] : [{ label: 'Conditions', value: conditions }]),
        ...(decisionReason === undefined ? [] : [{ label: 'Decision comment', value: decisionReason }]),
      ]}
    />
  );
}
