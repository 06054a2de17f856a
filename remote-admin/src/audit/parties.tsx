import type { AuditEvent } from '@vcms/domain';
import { Text } from '@vcms/ui';
import { CompanyName } from './company-name.tsx';

export type WithParties = Pick<AuditEvent, 'entityType' | 'entityId'> & {
  readonly contractorId?: string | undefined;
  readonly clientId?: string | undefined;
};

function partiesOf({ entityType, entityId, contractorId, clientId }: WithParties): readonly string[] {
  const named = [contractorId, clientId].filter((id) => id !== undefined);
  return named.length === 0 && entityType === 'company' ? [entityId] : named;
}

/** The names of the companies that an entry is about, the contractor first. */
export function Parties({ line }: { readonly line: WithParties }) {
  const ids = partiesOf(line);
  if (ids.length === 0) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      {ids.map((id, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <CompanyName companyId={id} />
        </span>
      ))}
    </Text>
  );
}
