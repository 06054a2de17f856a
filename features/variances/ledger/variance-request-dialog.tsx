import { recordRef, useLiveDocument } from '@vcms/data';
import { type CalendarDate, engagementId, VARIANCE_DAYS_DEFAULT } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { requestableKeys } from '../model/variance-keys.ts';
import { RequestForm, type VarianceStart } from './request-form.tsx';

export interface VarianceRequestDialogProps {
  readonly title: string;
  /** For whom and with whom, in a sentence. */
  readonly about: string;
  readonly clientId: string;
  readonly contractorId: string;
  readonly start: VarianceStart;
  readonly today: CalendarDate;
  readonly onClose: () => void;
}

/**
 * Asks for a variance of one client for one contractor: 5005 for itself, 5003 of the client, 5002 on behalf (domain
 * section 2). What is unmet today is proposed; how long it may last is the client's word.
 */
export function VarianceRequestDialog(props: VarianceRequestDialogProps) {
  const { clientId, contractorId, start } = props;
  const { firestore } = useBackend();
  const result = useLiveDocument(recordRef(firestore, 'snapshots', engagementId(clientId, contractorId)));
  const policy = useLiveDocument(recordRef(firestore, 'clientPolicies', clientId));
  if (result.kind === 'loading' || policy.kind === 'loading') return null;
  const items = result.kind === 'ready' ? result.value.result.items : [];
  const keys = requestableKeys(items);
  return (
    <RequestForm
      {...props}
      keys={keys.length === 0 && start.key === undefined ? ['insurance'] : keys}
      maxDays={policy.kind === 'ready' ? policy.value.varianceMaxDays : VARIANCE_DAYS_DEFAULT}
    />
  );
}
