import { filesWords } from '@vcms/announcements/model';
import { ANNOUNCEMENT_BOUNDS } from '@vcms/domain';
import { DashboardSection, FailurePanel } from '@vcms/kits';
import { FileField } from '@vcms/kits/form';
import { Button, Flex, Icon, LoadingBlock, Stack, Text } from '@vcms/ui';
import { useRef, useState } from 'react';
import type { AnnouncementForm } from '../announcement-form.ts';
import { AttachedFiles } from './attached-files.tsx';
import { EarlierFilesDialog } from './earlier-files-dialog.tsx';
import type { AttachedState } from './use-attached-files.ts';
import type { FileUpload } from './use-file-upload.ts';

const HELP =
  'PDF, PNG, JPG, DOCX, XLSX or CSV, at most 10 MB, up to 5 files. The mail names them; contractors open them here, after signing in.';

export interface FileFieldsProps {
  readonly form: AnnouncementForm;
  readonly announcementId: string;
  readonly attached: AttachedState;
  readonly upload: FileUpload;
}

interface ListProps extends Pick<FileFieldsProps, 'announcementId' | 'attached'> {
  readonly ids: readonly string[];
  readonly onRemove: (id: string) => void;
}

function List({ announcementId, ids, attached: { state, isFresh }, onRemove }: ListProps) {
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  if (state.kind === 'loading') return <LoadingBlock label="Loading the files" rows={2} />;
  const found = state.items.filter(({ id }) => ids.includes(id));
  const missing = ids.filter((id) => isFresh && !found.some((file) => file.id === id));
  return (
    <>
      <Text role="status">{filesWords(found)} in all</Text>
      <AttachedFiles
        announcementId={announcementId}
        ids={ids}
        files={found}
        action={({ id, fileName }) => (
          <Button size="sm" variant="outline" aria-label={`Remove ${fileName}`} onClick={() => onRemove(id)}>
            <Icon name="trash" /> Remove
          </Button>
        )}
      />
      {missing.map((id) => (
        <Flex key={id} gap="3" align="center">
          <Text color="fg.error">This file is missing.</Text>
          <Button size="sm" variant="outline" onClick={() => onRemove(id)}>
            Remove the missing file
          </Button>
        </Flex>
      ))}
    </>
  );
}

/** The files that go with an announcement: put up here, or sent with an earlier one. */
export function FileFields({ form, announcementId, attached, upload }: FileFieldsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const ids = form.watch('docIds');
  const isFull = ids.length >= ANNOUNCEMENT_BOUNDS.docsMax;

  function change(next: readonly string[]): void {
    form.setValue('docIds', next, { shouldDirty: true });
  }

  function remove(id: string): void {
    change(ids.filter((one) => one !== id));
    // Its button goes with it.
    field.current?.focus();
  }

  return (
    <DashboardSection title="Files">
      <Stack ref={field} tabIndex={-1} gap="4" outline="none">
        {ids.length > 0 && <List {...{ announcementId, ids, attached }} onRemove={remove} />}
        {isFull ? (
          <Text color="fg.muted">5 files are attached. Remove one to attach another.</Text>
        ) : (
          <>
            <FileField
              label="Attach a file"
              help={HELP}
              onFile={undefined}
              isEmptied
              progress={upload.progress}
              problem={upload.problem}
              onFileChange={(file) => {
                if (file !== undefined) void upload.put(file);
              }}
            />
            <Button
              alignSelf="flex-start"
              variant="outline"
              disabled={upload.progress !== undefined}
              onClick={() => setChoosing(true)}
            >
              <Icon name="folder" /> Choose a file of an earlier announcement
            </Button>
          </>
        )}
      </Stack>
      {isChoosing && (
        <EarlierFilesDialog
          attached={ids}
          onChoose={(id) => {
            change([...ids, id]);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </DashboardSection>
  );
}
