import { writeProblem } from '@vcms/kits/form';
import { useAsk, useBackend, useNotify, useSession } from '@vcms/sdk';
import { Button, Flex, Icon } from '@vcms/ui';
import { useState } from 'react';
import { archiveDocument } from '../data/document-keeper.ts';
import { powersOver } from '../model/file-powers.ts';
import type { StoredFile } from './stored-file.ts';

export interface FileActionsProps {
  readonly contractorId: string;
  readonly file: StoredFile;
  readonly onRelabel: () => void;
  readonly onArchived: () => void;
}

/** What the reader may do with a file beside reading it. */
export function FileActions({ contractorId, file, onRelabel, onArchived }: FileActionsProps) {
  const { firestore } = useBackend();
  const { role, userId: uid } = useSession();
  const ask = useAsk();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const powers = powersOver(file, { role, uid });
  if (!powers.relabel && !powers.archive) return null;

  async function archive(): Promise<void> {
    const yes = await ask({
      title: `Archive ${file.title}?`,
      text: 'It leaves the folders and stays on file under "Archived". It cannot be brought back.',
      yes: 'Archive',
      no: 'Keep the file',
    });
    if (!yes) return;
    setBusy(true);
    const result = await archiveDocument({ firestore, uid, contractorId }, file.id);
    setBusy(false);
    const isDone = result.kind === 'done';
    notify.show(
      isDone
        ? { kind: 'success', message: 'File archived.' }
        : { kind: 'error', message: writeProblem(result) },
    );
    if (isDone) onArchived();
  }

  return (
    <Flex gap="2" wrap="wrap" my="4">
      {powers.relabel && (
        <Button size="sm" variant="outline" onClick={onRelabel}>
          <Icon name="edit" /> Rename or move
        </Button>
      )}
      {powers.archive && (
        <Button size="sm" variant="outline" loading={busy} onClick={() => void archive()}>
          <Icon name="inbox" /> Archive
        </Button>
      )}
    </Flex>
  );
}
