import { dropDocument } from '@vcms/data';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Alert, Button, Flex, Stack, VisuallyHidden } from '@vcms/ui';
import { usePolicyActions } from '../policy-actions.tsx';
import { onlyHolder, type ReceivedFile } from './received-files.ts';

function ReceivedNotice({ received: { request, document } }: { readonly received: ReceivedFile }) {
  const { firestore, storage } = useBackend();
  const { userId, companyId } = useSession();
  const { addFrom, intake } = usePolicyActions();
  const notify = useNotify();
  const { brokerName, brokerEmail, asks } = request;

  function makePolicy(): void {
    const start = {
      line: asks[0]?.line ?? 'gl',
      certificateDocId: document.id,
      producer: { name: brokerName, ...(brokerEmail === undefined ? {} : { email: brokerEmail }) },
    };
    addFrom(start, onlyHolder(request));
  }

  async function discard(): Promise<void> {
    const context = { firestore, storage, uid: userId, contractorId: companyId };
    const result = await dropDocument(context, document);
    if (result.kind === 'failed') notify.show({ kind: 'error', message: result.failure.message });
    else notify.show({ kind: 'success', message: `${document.fileName} was discarded.` });
  }

  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Your broker sent a certificate.</Alert.Title>
        <Alert.Description overflowWrap="anywhere">
          {document.fileName}, from {brokerName}. No one else sees it until you submit a policy with it.
        </Alert.Description>
        <Flex wrap="wrap" gap="2" mt="3" data-print="hide">
          <Button size="sm" onClick={() => intake({ kind: 'stored', document }, onlyHolder(request))}>
            Add all its lines<VisuallyHidden>: {document.fileName}</VisuallyHidden>
          </Button>
          <Button size="sm" variant="outline" onClick={makePolicy}>
            Create a policy from it<VisuallyHidden>: {document.fileName}</VisuallyHidden>
          </Button>
          <Button size="sm" variant="outline" onClick={() => void discard()}>
            Discard<VisuallyHidden>: {document.fileName}</VisuallyHidden>
          </Button>
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Files of brokers that wait for a policy to be made of them. */
export function ReceivedNotices({ files }: { readonly files: readonly ReceivedFile[] }) {
  return (
    <Stack gap="3" role="status" aria-live="polite" mb={files.length > 0 ? '6' : '0'}>
      {files.map((received) => (
        <ReceivedNotice key={received.document.id} received={received} />
      ))}
    </Stack>
  );
}
