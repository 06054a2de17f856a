import type { ToastInput } from '@vcms/contract';
import type { StoredRecord } from '@vcms/data';
import type { StaffAssignment } from '@vcms/domain';
import { type FileButtonProps, type MadeFile, useMadeFile } from '@vcms/kits/register';
import { useBackend } from '@vcms/sdk';
import { Button, Icon } from '@vcms/ui';
import { useContext } from 'react';
import { crewLines } from '../manager/crew-export.ts';
import { DayContext } from '../manager/day-context.ts';
import { crewListContent } from './crew-list-content.ts';

function notice(count: number, isCut: boolean): ToastInput {
  const people = count.toLocaleString('en-US');
  return isCut
    ? { kind: 'warning', message: `The list holds the first ${people} people. Filter to list the others.` }
    : { kind: 'success', message: `${people} ${count === 1 ? 'person is' : 'people are'} on the list.` };
}

/** Saves the filtered people as a PDF; what draws it is loaded with the first press. */
export function CrewListButton({ load, state }: FileButtonProps<StoredRecord<StaffAssignment>>) {
  const { firestore } = useBackend();
  const { busy, save } = useMadeFile({
    event: 'crew-list.failed',
    failed: 'The crew list could not be made. Try again.',
  });
  const day = useContext(DayContext);
  if (day === undefined) return null;
  const { terms, asOf } = day;

  async function made(signal: AbortSignal): Promise<MadeFile> {
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
    return {
      name: `crew-${asOf}.pdf`,
      content: new Blob([bytes], { type: 'application/pdf' }),
      told: notice(people.length, isCut),
    };
  }

  return (
    <Button size="sm" variant="outline" loading={busy} loadingText="Preparing" onClick={() => save(made)}>
      <Icon name="download" /> PDF crew list
    </Button>
  );
}
