import type { Program } from '@vcms/domain';
import { type MadeFile, useMadeFile } from '@vcms/kits/register';
import { outlineFileName, programOutline } from '@vcms/programs/model';
import { Button, Icon, VisuallyHidden } from '@vcms/ui';
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
  const { busy, save } = useMadeFile({
    event: 'outline.failed',
    failed: 'The outline could not be made. Check your connection, then try again.',
  });

  async function made(): Promise<MadeFile> {
    const { outlineDocx } = await import('@vcms/programs/outline');
    const asks = entry.asks.map(({ clientName, demand }) => `${clientName}: ${demandText(demand)}`);
    const bytes = await outlineDocx(programOutline(program, file.records.company.name, asks));
    return {
      name: outlineFileName(program),
      content: new Blob([bytes], { type: WORD_TYPE }),
      told: { kind: 'success', message: 'The outline is saved.' },
    };
  }

  return (
    <Button size="xs" variant="ghost" loading={busy} loadingText="Preparing" onClick={() => save(made)}>
      <Icon name="download" /> Download outline
      <VisuallyHidden>: {program.title}</VisuallyHidden>
    </Button>
  );
}
