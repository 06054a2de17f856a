import type { CalendarDate, QuestionnaireResponse, QuestionnaireVersion } from '@vcms/domain';
import { saveFile } from '@vcms/kits/register';
import { useBackend, useLog, useNotify } from '@vcms/sdk';
import { Button, Flex, Icon } from '@vcms/ui';
import { useState } from 'react';
import { answeredVersion, paperNames } from '../data/read-answered.ts';
import { answersCopy } from '../model/answers-copy.ts';

export interface CopyActionsProps {
  /** As the page shows it; the version that was answered is read where it is another one. */
  readonly version: QuestionnaireVersion;
  readonly response: QuestionnaireResponse;
  readonly contractorId: string;
  readonly contractorName: string;
  readonly today: CalendarDate;
}

type Way = 'pdf' | 'print';

function fileName(
  contractorName: string,
  { definitionId }: QuestionnaireVersion,
  today: CalendarDate,
): string {
  const name = `${definitionId}-${contractorName}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `answers-${name}-${today}.pdf`;
}

/** Saves or prints what was answered; what draws it is loaded with the first press. */
export function CopyActions({ version, response, contractorId, contractorName, today }: CopyActionsProps) {
  const { firestore } = useBackend();
  const notify = useNotify();
  const log = useLog();
  const [busy, setBusy] = useState<Way>();

  async function make(way: Way): Promise<void> {
    setBusy(way);
    try {
      const [paper, answered, papers] = await Promise.all([
        import('@vcms/kits/paper'),
        answeredVersion(firestore, response, version),
        paperNames(firestore, contractorId, response),
      ]);
      const { title, blocks } = answersCopy({ version: answered, response, contractorName, papers }, today);
      if (way === 'print') return paper.printText(document, title, blocks);
      const bytes = await paper.drawText(await paper.loadPdfKit(), title, blocks, new Date());
      saveFile(fileName(contractorName, version, today), new Blob([bytes], { type: 'application/pdf' }));
      notify.show({ kind: 'success', message: 'The answers are saved as a PDF.' });
    } catch (cause) {
      log.error('answers.copy-failed', cause);
      const message = 'The copy could not be made. Check your connection, then try again.';
      notify.show({ kind: 'error', message });
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Flex gap="2" wrap="wrap">
      <Button
        size="sm"
        variant="outline"
        loading={busy === 'pdf'}
        loadingText="Preparing"
        disabled={busy !== undefined}
        onClick={() => void make('pdf')}
      >
        <Icon name="download" /> Save answers as PDF
      </Button>
      <Button
        size="sm"
        variant="outline"
        loading={busy === 'print'}
        loadingText="Preparing"
        disabled={busy !== undefined}
        onClick={() => void make('print')}
      >
        Print answers
      </Button>
    </Flex>
  );
}
