import { recordRef, useLiveDocument } from '@vcms/data';
import { may } from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { EmptyState, Link, LoadingBlock, Stack, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useFirmName } from '../facts/use-declare.ts';
import { type TabProps, useTab } from '../tab-context.ts';
import { TaxForm } from './tax-form.tsx';

function TaxPart({ company }: Pick<TabProps, 'company'>) {
  const { firestore } = useBackend();
  const secret = useLiveDocument(recordRef(firestore, 'companyPrivate', company.id, 'main'));
  if (secret.kind === 'loading') return <LoadingBlock label="Loading your tax data" rows={4} />;
  if (secret.kind === 'failed') return <FailurePanel failure={secret.failure} retry={secret.retry} />;
  if (secret.kind === 'unreadable') return <EmptyState title="This record is damaged. Contact support." />;
  const value = secret.kind === 'ready' ? secret.value : undefined;
  return <TaxForm company={company} secret={value} />;
}

export function TaxTab() {
  const { company } = useTab();
  const { role } = useSession();
  const firm = useFirmName();
  return (
    <Stack gap="6">
      <TaxPart company={company} />
      {may(role, 'submitEvidence') ? (
        <Text>
          The W-9 and other documents are under{' '}
          <Link asChild>
            <RouterLink to="?part=documents">Documents</RouterLink>
          </Link>
          .
        </Text>
      ) : (
        <Text color="fg.muted">A W-9 is added on the full plan. Ask {firm} if a client needs it.</Text>
      )}
    </Stack>
  );
}
