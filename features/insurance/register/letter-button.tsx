import type { Standing } from '@vcms/data';
import { type MadeFile, useMadeFile } from '@vcms/kits/register';
import { Button, Icon } from '@vcms/ui';
import { hasDeficiencies, letterContent } from './letter-content.ts';
import { paperName } from './paper-name.ts';

export interface LetterButtonProps {
  readonly standing: Standing;
  readonly now: () => Date;
}

/** Saves what the insurance lacks for this client as a letter; nothing where nothing is lacking. What draws it comes with the first press. */
export function LetterButton({ standing, now }: LetterButtonProps) {
  const { busy, save } = useMadeFile({
    event: 'letter.failed',
    failed: 'The letter could not be made. Try again.',
  });
  if (!hasDeficiencies(standing)) return null;

  async function made(): Promise<MadeFile> {
    const { letterPdf } = await import('./letter-pdf.ts');
    const title = `Insurance deficiencies of ${standing.contractorName}`;
    const bytes = await letterPdf(title, letterContent(standing), now());
    return {
      name: paperName('insurance-deficiencies', standing),
      content: new Blob([bytes], { type: 'application/pdf' }),
      told: { kind: 'success', message: 'The letter is saved.' },
    };
  }

  return (
    <Button variant="outline" loading={busy} loadingText="Preparing" onClick={() => save(made)}>
      <Icon name="download" /> Deficiency letter
    </Button>
  );
}
