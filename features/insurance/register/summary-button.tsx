import type { Standing } from '@vcms/data';
import type { Policy } from '@vcms/domain';
import { saveFile } from '@vcms/kits/register';
import { useLog, useNotify } from '@vcms/sdk';
import { Button, Icon } from '@vcms/ui';
import { useState } from 'react';
import { summaryContent } from './summary-content.ts';

export interface SummaryButtonProps {
  readonly standing: Standing;
  readonly policies: readonly Policy[];
}

function fileName({ contractorName, asOf }: Standing): string {
  const name = contractorName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `insurance-${name}-${asOf}.pdf`;
}

/** Saves one contractor's insurance as a PDF; what draws it is loaded with the first press. */
export function SummaryButton({ standing, policies }: SummaryButtonProps) {
  const notify = useNotify();
  const log = useLog();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { summaryPdf } = await import('./summary-pdf.ts');
      const bytes = await summaryPdf(summaryContent(standing, policies), new Date());
      saveFile(fileName(standing), new Blob([bytes], { type: 'application/pdf' }));
      notify.show({ kind: 'success', message: 'The summary is saved.' });
    } catch (cause) {
      log.error('summary.failed', cause);
      notify.show({ kind: 'error', message: 'The summary could not be made. Try again.' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="outline" loading={busy} loadingText="Preparing" onClick={() => void save()}>
      <Icon name="download" /> PDF summary
    </Button>
  );
}
