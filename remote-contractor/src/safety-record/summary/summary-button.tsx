import { type MadeFile, useMadeFile } from '@vcms/kits/register';
import type { SafetyDossier } from '@vcms/safety-record/editor';
import { Button, Icon } from '@vcms/ui';
import { summaryContent, summaryName } from './summary-content.ts';

export interface SummaryButtonProps {
  readonly file: SafetyDossier;
  /** The clock; another one in tests. */
  readonly now: () => Date;
}

/** Saves the safety record as a PDF; what draws it is loaded with the first press. */
export function SummaryButton({ file, now }: SummaryButtonProps) {
  const { busy, save } = useMadeFile({
    event: 'safety-summary.failed',
    failed: 'The summary could not be made. Check your connection, then try again.',
  });

  async function made(): Promise<MadeFile> {
    const [{ loadPdfKit }, { drawSummary }] = await Promise.all([
      import('@vcms/kits/paper'),
      import('./draw-summary.ts'),
    ]);
    const bytes = await drawSummary(await loadPdfKit(), summaryContent(file), now());
    return {
      name: summaryName(file),
      content: new Blob([bytes], { type: 'application/pdf' }),
      told: { kind: 'success', message: 'The summary is saved.' },
    };
  }

  return (
    <Button variant="outline" loading={busy} loadingText="Preparing" onClick={() => save(made)}>
      <Icon name="download" /> Download summary
    </Button>
  );
}
