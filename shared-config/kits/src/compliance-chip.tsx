import { STATUS_LABELS, type Status } from '@vcms/domain';
import { StatusChip, StatusMark, type StatusTone } from '@vcms/ui';

const TONES: Readonly<Record<Status, StatusTone>> = {
  non_compliant: 'danger',
  pending_review: 'waiting',
  variance: 'info',
  expiring: 'warning',
  compliant: 'success',
  not_applicable: 'neutral',
};

/** A compliance status in words and tone (domain 3.4). */
export function ComplianceChip({ status }: { readonly status: Status }) {
  return <StatusChip tone={TONES[status]} label={STATUS_LABELS[status]} />;
}

/** The same as an icon, where a row has no room for words. */
export function ComplianceMark({ status }: { readonly status: Status }) {
  return <StatusMark tone={TONES[status]} label={STATUS_LABELS[status]} />;
}
