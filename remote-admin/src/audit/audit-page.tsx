import { CHAIN_OF_NOBODY, may } from '@vcms/domain';
import { Register } from '@vcms/kits/register';
import { useSession } from '@vcms/sdk';
import { EmptyState, ErrorPanel, PageHeading, Stack } from '@vcms/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { auditRegister } from './audit-lines.tsx';
import { parseScope, withScope } from './audit-scope.ts';
import { BrokenTrails } from './broken-trails.tsx';
import { ChainPanel } from './chain-panel.tsx';
import { ScopeFields } from './scope-fields.tsx';

function Trail() {
  const [params, setParams] = useSearchParams();
  const { companyId, from, to } = parseScope(params);
  const definition = useMemo(() => auditRegister({ companyId, from, to }), [companyId, from, to]);
  const chain = companyId === '' ? CHAIN_OF_NOBODY : companyId;
  const empty = (
    <EmptyState title="No entries here." description="Choose other days, or another company." icon="search" />
  );
  return (
    <>
      <Stack gap="4" mb="6">
        {companyId === '' && <BrokenTrails />}
        <ChainPanel key={chain} companyId={chain} />
      </Stack>
      <ScopeFields
        scope={{ companyId, from, to }}
        change={(change) => setParams((now) => withScope(now, change))}
      />
      <Register
        key={`${companyId} ${from} ${to}`}
        definition={definition}
        label="Audit trail"
        empty={empty}
      />
    </>
  );
}

/** Who did what, when, over the whole product, and whether the trail is whole. */
export function AuditPage() {
  const { role } = useSession();
  return (
    <>
      <PageHeading
        title="Audit Trail"
        description="Who changed what and when. Entries are only ever added; each carries the hash of the one before it, so that any change shows."
      />
      {may(role, 'keepAuditTrail') ? (
        <Trail />
      ) : (
        <ErrorPanel title="You don't have access to this page." description="Ask an admin." />
      )}
    </>
  );
}
