import type { LiveState } from '@vcms/data';
import type { CalendarDate, ReviewTask } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { useCallback, useMemo } from 'react';
import { type ExportedRows, loadRows } from '../register/export-rows.ts';
import { pageRequestOf, type RegisterDefinition } from '../register/register-definition.ts';
import { type RegisterPage, useRegister } from '../register/use-register.ts';
import { decidedTasks, useDecidedTasks } from './decided-tasks.ts';
import { isOpenTask, type QueueRow, queueRow } from './queue-row.ts';

export interface QueuePage extends RegisterPage<QueueRow> {
  readonly load: (signal: AbortSignal) => Promise<ExportedRows<QueueRow>>;
}

/**
 * One page of what waits for one side's decision, with one query: a task carries all that its row shows. The definition has
 * to stay the same from one render to the next.
 */
export function useQueue(definition: RegisterDefinition<ReviewTask>, today: CalendarDate): QueuePage {
  const { firestore } = useBackend();
  const page = useRegister(definition);
  const decided = useDecidedTasks(firestore);
  const { state } = page;
  const load = useCallback(
    async (signal: AbortSignal): Promise<ExportedRows<QueueRow>> => {
      const { cursor: _all, ...request } = pageRequestOf(definition, state);
      const { rows, isCut } = await loadRows(definition.base(firestore), request, signal);
      const open = rows.filter((task) => isOpenTask(task, decidedTasks(firestore), today));
      return { rows: open.map((task) => queueRow(task, today)), isCut };
    },
    [definition, firestore, state, today],
  );
  return useMemo(() => {
    const shown = (tasks: readonly ReviewTask[]) =>
      tasks.filter((task) => isOpenTask(task, decided, today)).map((task) => queueRow(task, today));
    const { live } = page;
    const rows: LiveState<QueueRow> = live.kind === 'ready' ? { ...live, items: shown(live.items) } : live;
    return { ...page, live: rows, rows: shown(page.rows), load };
  }, [page, decided, today, load]);
}
