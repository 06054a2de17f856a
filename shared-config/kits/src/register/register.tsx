import { useBackend } from '@vcms/sdk';
import { Box, LoadingBlock } from '@vcms/ui';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { DamagedNote } from '../damaged-note.tsx';
import { FailurePanel } from '../failure-panel.tsx';
import { useArrivalTime } from '../use-arrival-time.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { ExportButton, loadFiltered } from './export-button.tsx';
import { ListAddress } from './list-address.tsx';
import { NothingFound } from './nothing-found.tsx';
import { placeInRegister, placeOfRow } from './place-in-register.ts';
import type { RegisterDefinition } from './register-definition.ts';
import { RegisterPager } from './register-pager.tsx';
import { useOpenRow } from './register-panel.ts';
import { isNarrowed } from './register-state.ts';
import { RegisterTable } from './register-table.tsx';
import { RegisterToolbar } from './register-toolbar.tsx';
import { SavedViews } from './saved-views.tsx';
import { useColumns } from './use-columns.ts';
import { useRegister } from './use-register.ts';
import { useSelection } from './use-selection.ts';

export interface RegisterProps<Row extends { readonly id: string }> {
  readonly definition: RegisterDefinition<Row>;
  /** Names the table. */
  readonly label: string;
  /** What a list without any row says, when nothing is filtered. */
  readonly empty: ReactNode;
  /** The clock, for the "as of" line. */
  readonly now?: () => Date;
}

const never = (): boolean => false;

/** A list of records: search, filters, sorting, saved views, export, pages, all of it in the address (domain 4). */
export function Register<Row extends { readonly id: string }>(props: RegisterProps<Row>) {
  const { definition, label, empty, now = () => new Date() } = props;
  const page = useRegister(definition);
  const { state, show, live, rows } = page;
  const arrived = useArrivalTime(live, now);
  const asOf = live.kind === 'ready' ? arrived : undefined;
  const { filters, noun, searchLabel, bulk, Panel, FileButton } = definition;
  const { firestore } = useBackend();
  const columns = useColumns(definition, rows);
  const [openId, close] = useOpenRow();
  const selection = useSelection(rows, bulk?.fits ?? never);
  const choice = useMemo(
    () => (bulk === undefined ? undefined : { selection, fits: bulk.fits, nameOf: bulk.nameOf }),
    [bulk, selection],
  );
  const area = useRef<HTMLDivElement>(null);
  useFocusFallback(area, placeInRegister);
  const returnTo = useCallback(
    () => (area.current === null || openId === undefined ? null : placeOfRow(area.current, openId)),
    [openId],
  );
  return (
    <Box ref={area} aria-busy={page.isStale === true}>
      <RegisterToolbar searchLabel={searchLabel} filters={filters} state={state} show={show}>
        <SavedViews name={definition.name} />
        {definition.choosesColumns === true && <ColumnsMenu columns={columns} />}
        <ExportButton definition={definition} state={state} />
        {FileButton !== undefined && (
          <FileButton state={state} load={(signal) => loadFiltered(definition, state, firestore, signal)} />
        )}
      </RegisterToolbar>
      {bulk !== undefined && <BulkBar action={bulk} rows={selection.rows} clear={selection.clear} />}
      {live.kind === 'loading' && <LoadingBlock label={`Loading ${noun}`} rows={8} />}
      {live.kind === 'failed' && <FailurePanel failure={live.failure} retry={live.retry} />}
      {live.kind === 'ready' &&
        rows.length === 0 &&
        (isNarrowed(state) ? (
          <NothingFound noun={noun} state={state} show={show} hasMore={page.next !== undefined} />
        ) : (
          empty
        ))}
      {rows.length > 0 && (
        <ListAddress value={page.address}>
          <RegisterTable
            label={label}
            columns={columns.shown}
            rows={rows}
            pending={page.pending}
            state={state}
            show={show}
            choice={choice}
            scrollable={definition.scrollable}
            RowProvider={definition.RowProvider}
          />
        </ListAddress>
      )}
      <DamagedNote count={live.kind === 'ready' ? live.unreadable.length : 0} />
      {live.kind === 'ready' && (rows.length > 0 || state.page > 1 || page.next !== undefined) && (
        <RegisterPager page={page} asOf={asOf} />
      )}
      {Panel !== undefined && openId !== undefined && (
        <Panel
          key={openId}
          id={openId}
          row={rows.find(({ id }) => id === openId)}
          onClose={close}
          returnTo={returnTo}
        />
      )}
    </Box>
  );
}
