import type { StoredRecord } from '@vcms/data';
import type { StaffAssignment } from '@vcms/domain';
import { type FileButtonProps, saveFile } from '@vcms/kits/register';
import { useAbortSignal, useBackend, useLog, useNotify } from '@vcms/sdk';
import { Button, Icon } from '@vcms/ui';
import { useContext, useState } from 'react';
import { crewLines } from '../manager/crew-export.ts';
import { DayContext } from '../manager/day-context.ts';
import { crewListContent } from './crew-list-content.ts';

/** Saves the filtered people as a PDF; what draws it is loaded with the first press. */
export function CrewListButton({ load, state }: FileButtonProps<StoredRecord<StaffAssignment>>) {
  const { firestore } = useBackend();
  const signal = useAbortSignal();
  const notify = useNotify();
  const log = useLog();
  const [busy, setBusy] = useState(false);
  const day = useContext(DayContext);
  if (day === undefined) return null;
  const { terms, asOf } = day;

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const moment = new Date();
      const { rows, isCut } = await load(signal);
      const lines = await crewLines(rows, terms, asOf, firestore, signal);
      const people = rows.flatMap(({ staffId, name, jobRole }) => {
        const line = lines.get(staffId);
        return line === undefined ? [] : [{ name, jobRole, line }];
      });
      const { clientName, timezone } = terms;
      const site = state.filters.site ?? '';
      const content = crewListContent({ clientName, site, asOf, timezone, moment, people });
      const [{ loadPdfKit }, { drawCrewList }] = await Promise.all([
        import('@vcms/kits/paper'),
        import('./draw-crew-list.ts'),
      ]);
      const bytes = await drawCrewList(await loadPdfKit(), content, moment);
      saveFile(`crew-${asOf}.pdf`, new Blob([bytes], { type: 'application/pdf' }));
      const count = people.length.toLocaleString('en-US');
      notify.show(
        isCut
          ? {
              kind: 'warning',
              message: `The list holds the first ${count} people. Filter to list the others.`,
            }
          : {
              kind: 'success',
              message: `${count} ${people.length === 1 ? 'person is' : 'people are'} on the list.`,
            },
      );
    } catch (cause) {
      if (signal.aborted) return;
      log.error('crew-list.failed', cause);
      notify.show({ kind: 'error', message: 'The crew list could not be made. Try again.' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="sm" variant="outline" loading={busy} loadingText="Preparing" onClick={() => void save()}>
      <Icon name="download" /> PDF crew list
    </Button>
  );
}
