import type { Program } from '@vcms/domain';
import { saveFile } from '@vcms/kits/register';
import { outlineFileName, programOutline } from '@vcms/programs/model';
import { useLog, useNotify } from '@vcms/sdk';
import { Button, Icon, VisuallyHidden } from '@vcms/ui';
import { useState } from 'react';
import { demandText } from './demand-text.ts';
import type { ProgramDossier, ProgramEntry } from './program-dossier.ts';

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface OutlineButtonProps {
  readonly program: Program;
  readonly entry: ProgramEntry;
  readonly file: ProgramDossier;
}

/** Saves a Word document to write the program in; what makes it is loaded with the first press. */
export function OutlineButton({ program, entry, file }: OutlineButtonProps) {
  const notify = useNotify();
  const log = useLog();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { outlineDocx } = await import('@vcms/programs/outline');
      const asks = entry.asks.map(({ clientName, demand }) => `${clientName}: ${demandText(demand)}`);
      const bytes = await outlineDocx(programOutline(program, file.records.company.name, asks));
      saveFile(outlineFileName(program), new Blob([bytes], { type: WORD_TYPE }));
      notify.show({ kind: 'success', message: 'The outline is saved.' });
    } catch (cause) {
      log.error('outline.failed', cause);
      notify.show({
        kind: 'error',
        message: 'The outline could not be made. Check your connection, then try again.',
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="xs" variant="ghost" loading={busy} loadingText="Preparing" onClick={() => void save()}>
      <Icon name="download" /> Download outline
      <VisuallyHidden>: {program.title}</VisuallyHidden>
    </Button>
  );
}
