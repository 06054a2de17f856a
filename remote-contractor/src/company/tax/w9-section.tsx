import { type DocumentWriteContext, recordsOf, uploadDocument, useLiveQuery } from '@vcms/data';
import { FileStateChip } from '@vcms/documents/center';
import { type CalendarDate, formatDate } from '@vcms/domain';
import { LiveSection } from '@vcms/kits';
import { ActionDialog, FileField, fileProblem, writeProblem } from '@vcms/kits/form';
import { useAbortSignal, useBackend, useNotify, useSession } from '@vcms/sdk';
import { Box, Button, Checkbox, Flex, Icon, Stack, Text } from '@vcms/ui';
import { limit, query, where } from 'firebase/firestore';
import { useState } from 'react';

const READ = 25;

function randomId(): string {
  return crypto.randomUUID();
}

interface W9DialogProps {
  readonly today: CalendarDate;
  readonly onClose: () => void;
}

function W9Dialog({ today, onClose }: W9DialogProps) {
  const { firestore, storage } = useBackend();
  const { userId, companyId } = useSession();
  const notify = useNotify();
  const signal = useAbortSignal();
  const [file, setFile] = useState<File>();
  const [isShared, setShared] = useState(false);
  const [fileError, setFileError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<number>();

  async function send(): Promise<void> {
    const wrong = file === undefined ? 'Add the W-9.' : fileProblem(file);
    setFileError(wrong);
    if (file === undefined || wrong !== undefined) return;
    setProblem(undefined);
    setProgress(0);
    const context: DocumentWriteContext = { firestore, storage, uid: userId, contractorId: companyId };
    const result = await uploadDocument(context, {
      ...{ id: randomId(), file, signal, title: `W-9, ${formatDate(today)}`, typeId: 'w9', category: 'w9' },
      visibility: isShared ? 'engaged' : 'company',
      submittedOn: today,
      onProgress: setProgress,
      connection: window,
    });
    setProgress(undefined);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    notify.show({ kind: 'success', message: 'The W-9 is on file.' });
    onClose();
  }

  return (
    <ActionDialog
      title="Add a W-9"
      isDirty={file !== undefined}
      onClose={onClose}
      onSubmit={() => void send()}
      verb="Add"
      busyText="Adding"
      busy={progress !== undefined}
      problem={problem}
    >
      <FileField
        label="W-9"
        help="Signed form W-9. PDF, PNG or JPG, at most 25 MB."
        onFile={undefined}
        problem={fileError}
        progress={progress}
        onFileChange={(next) => {
          setFile(next);
          setFileError(next === undefined ? undefined : fileProblem(next));
        }}
      />
      <Checkbox.Root checked={isShared} onCheckedChange={({ checked }) => setShared(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Also show it to the clients I am connected to</Checkbox.Label>
      </Checkbox.Root>
    </ActionDialog>
  );
}

/** The W-9 forms on file, and a new one. */
export function W9Section({ today }: { readonly today: CalendarDate }) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const [isOpen, setOpen] = useState(false);
  const own = query(recordsOf(firestore, 'documents', companyId), where('typeId', '==', 'w9'), limit(READ));
  const state = useLiveQuery(own);
  return (
    <>
      <LiveSection
        title="W-9"
        rows={2}
        description="Kept on file beside your EIN, legal name and tax class."
        state={state}
        before={
          <Box mb="3">
            <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
              <Icon name="upload" /> Add a W-9
            </Button>
          </Box>
        }
        empty={<Text color="fg.muted">No W-9 on file yet.</Text>}
      >
        {(items) => (
          <Stack as="ul" gap="2" listStyleType="none" m="0" p="0">
            {items.map((one) => (
              <Flex as="li" key={one.id} wrap="wrap" gap="2" justify="space-between" align="center">
                <Box minW="0">
                  <Text overflowWrap="anywhere">{one.fileName}</Text>
                  <Text textStyle="sm" color="fg.muted">
                    {one.submittedOn === undefined ? 'Not added' : `Added ${formatDate(one.submittedOn)}`}
                    {one.visibility === 'company' ? ', not shown to clients' : ', shown to clients'}
                  </Text>
                  {one.contentProblem !== undefined && <Text color="fg.error">{one.contentProblem}</Text>}
                </Box>
                <FileStateChip file={one} />
              </Flex>
            ))}
          </Stack>
        )}
      </LiveSection>
      {isOpen && <W9Dialog today={today} onClose={() => setOpen(false)} />}
    </>
  );
}
