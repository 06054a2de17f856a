import { auditQuery, useLiveQuery } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { LiveSection } from '../live-section.tsx';
import { AuditList } from './audit-list.tsx';

/** Newest events shown; older ones are in the audit trail. */
const SHOWN = 50;

export interface RecordTrailProps {
  /** As the server writes it: company, user. */
  readonly entityType: string;
  readonly entityId: string;
}

/** Who changed the record, when and why, newest first. */
export function RecordTrail({ entityType, entityId }: RecordTrailProps) {
  const { firestore } = useBackend();
  const trail = auditQuery(firestore, { entityType, entityId });
  const state = useLiveQuery(query(trail, limit(SHOWN)));
  return (
    <LiveSection title="Audit" state={state} empty={<Text color="fg.muted">No changes on record yet.</Text>}>
      {(events) => <AuditList events={events} />}
    </LiveSection>
  );
}
