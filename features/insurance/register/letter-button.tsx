import { type MadeFile, useMadeFile } from '@vcms/kits/register';
import { Button, Icon, VisuallyHidden } from '@vcms/ui';
import { hasDeficiencies, type LetterStanding } from '../model/letter-content.ts';
import { paperName } from '../model/paper-name.ts';

export interface LetterButtonProps {
  readonly standing: LetterStanding;
  readonly now: () => Date;
  /** Says for which client, where there are several such buttons. */
  readonly isOfSeveral?: boolean;
}

/** Saves what the insurance lacks for this client as a letter; nothing where nothing is lacking. What draws it comes with the first press. */
export function LetterButton({ standing, now, isOfSeveral = false }: LetterButtonProps) {
  const { busy, save } = useMadeFile({
    event: 'letter.failed',
    failed: 'The letter could not be made. Try again.',
  });
  if (!hasDeficiencies(standing)) return null;

  async function made(): Promise<MadeFile> {
    const { letterPdf } = await import('../model/letter-pdf.ts');
    const bytes = await letterPdf(standing, now());
    return {
      name: paperName('insurance-deficiencies', standing),
      content: new Blob([bytes], { type: 'application/pdf' }),
      told: { kind: 'success', message: 'The letter is saved.' },
    };
  }

  return (
    <Button variant="outline" loading={busy} loadingText="Preparing" onClick={() => save(made)}>
      <Icon name="download" /> Deficiency letter
      {isOfSeveral && <VisuallyHidden> for {standing.clientName}</VisuallyHidden>}
    </Button>
  );
}
