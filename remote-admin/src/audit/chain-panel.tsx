import { CompanyName } from '@vcms/companies/register';
import { recordRef, useLiveDocument } from '@vcms/data';
import { CHAIN_OF_NOBODY } from '@vcms/domain';
import { DashboardSection, FailurePanel } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Button, HStack, Icon, LoadingBlock, StatusChip, Text } from '@vcms/ui';
import { ChainExportButton } from './chain-export-button.tsx';
import { chainWords } from './chain-words.ts';
import { useChainCheck } from './use-chain-check.ts';

function ChainState({ companyId }: { readonly companyId: string }) {
  const { firestore } = useBackend();
  const chain = useLiveDocument(recordRef(firestore, 'auditChains', companyId));
  if (chain.kind === 'loading') return <LoadingBlock label="Loading the state of the trail" rows={1} />;
  if (chain.kind === 'failed') return <FailurePanel failure={chain.failure} retry={chain.retry} />;
  if (chain.kind === 'unreadable')
    return <StatusChip tone="danger" label="The end of this trail is damaged. Check it now." />;
  if (chain.kind === 'missing') return <Text color="fg.muted">This trail has no verified entries yet.</Text>;
  const { tone, label, text } = chainWords(chain.value);
  return (
    <HStack gap="3" flexWrap="wrap">
      <StatusChip tone={tone} label={label} />
      <Text textStyle="sm">{text}</Text>
    </HStack>
  );
}

/** Whether the trail of a company holds, as the last check found, with the check itself and the file for outsiders. */
export function ChainPanel({ companyId }: { readonly companyId: string }) {
  const { state, check } = useChainCheck(companyId);
  const isFirm = companyId === CHAIN_OF_NOBODY;
  return (
    <DashboardSection
      title="Integrity of the trail"
      isDense
      description={
        isFirm
          ? 'Entries about people, companies themselves and the catalogues.'
          : 'Entries about a contractor; of a client, those that name no contractor. Each carries the hash of the one before it.'
      }
      aside={
        <HStack gap="2" flexWrap="wrap">
          <Button
            size="sm"
            loading={state.kind === 'running'}
            loadingText={state.kind === 'running' ? state.text : undefined}
            onClick={check}
          >
            <Icon name="shield" /> Check now
          </Button>
          <ChainExportButton companyId={companyId} />
        </HStack>
      }
      beside={
        <Text textStyle="sm" color="fg.muted">
          {isFirm ? 'Firm' : <CompanyName id={companyId} />}
        </Text>
      }
    >
      <ChainState companyId={companyId} />
      <Text role="status" mt="2" textStyle="sm" color={state.kind === 'failed' ? 'fg.error' : 'fg.muted'}>
        {state.kind === 'done' || state.kind === 'failed' ? state.text : ''}
      </Text>
    </DashboardSection>
  );
}
