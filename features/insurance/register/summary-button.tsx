import type { Standing } from '@vcms/data';
import type { Policy } from '@vcms/domain';
import { type MadeFile, useMadeFile } from '@vcms/kits/register';
import { Button, Icon } from '@vcms/ui';
import { paperName } from '../model/paper-name.ts';
import { summaryContent } from './summary-content.ts';

export interface SummaryButtonProps {
  readonly standing: Standing;
  readonly policies: readonly Policy[];
}

/** Saves one contractor's insurance as a PDF; what draws it is loaded with the first press. */
export function SummaryButton({ standing, policies }: SummaryButtonProps) {
  const { busy, save } = useMadeFile({
    event: 'summary.failed',
    failed: 'The summary could not be made. Try again.',
  });

  async function made(): Promise<MadeFile> {
    const { summaryPdf } = await import('./summary-pdf.ts');
    const bytes = await summaryPdf(summaryContent(standing, policies), new Date());
    return {
      name: paperName('insurance', standing),
      content: new Blob([bytes], { type: 'application/pdf' }),
      told: { kind: 'success', message: 'The summary is saved.' },
    };
  }

  return (
    <Button variant="outline" loading={busy} loadingText="Preparing" onClick={() => save(made)}>
      <Icon name="download" /> PDF summary
    </Button>
  );
}
