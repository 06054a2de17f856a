import { Box, LoadingBlock } from '@vcms/ui';
import { type ReactNode, useRef } from 'react';
import { DamagedNote } from '../damaged-note.tsx';
import { FailurePanel } from '../failure-panel.tsx';
import { useArrivalTime } from '../use-arrival-time.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ExportButton } from './export-button.tsx';
import { NothingFound } from './nothing-found.tsx';
import { placeInRegister } from './place-in-register.ts';
import type { RegisterDefinition } from './register-definition.ts';
import { RegisterPager } from './register-pager.tsx';
import { RegisterTable } from './register-table.tsx';
import { RegisterToolbar } from './register-toolbar.tsx';
import { SavedViews } from './saved-views.tsx';
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
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  const { filters, columns, noun, searchLabel, bulk } = definition;
  const selection = useSelection(rows, bulk?.fits ?? never);
  const choice = bulk === undefined ? undefined : { selection, fits: bulk.fits, nameOf: bulk.nameOf };
  const area = useRef<HTMLDivElement>(null);
  useFocusFallback(area, placeInRegister);
  return (
    <Box ref={area} aria-busy={page.isStale === true}>
      <RegisterToolbar searchLabel={searchLabel} filters={filters} state={state} show={show}>
        <SavedViews name={definition.name} />
        <ExportButton definition={definition} state={state} />
      </RegisterToolbar>
      {bulk !== undefined && <BulkBar action={bulk} rows={selection.rows} clear={selection.clear} />}
      {live.kind === 'loading' && <LoadingBlock label={`Loading ${noun}`} rows={8} />}
      {live.kind === 'failed' && <FailurePanel failure={live.failure} retry={live.retry} />}
      {live.kind === 'ready' &&
        rows.length === 0 &&
        (isNarrowed ? <NothingFound noun={noun} state={state} show={show} /> : empty)}
      {rows.length > 0 && (
        <RegisterTable
          label={label}
          columns={columns}
          rows={rows}
          state={state}
          show={show}
          choice={choice}
          scrollable={definition.scrollable}
          RowProvider={definition.RowProvider}
        />
      )}
      <DamagedNote count={live.kind === 'ready' ? live.unreadable.length : 0} />
      {live.kind === 'ready' && (rows.length > 0 || state.page > 1) && (
        <RegisterPager page={page} asOf={asOf} />
      )}
    </Box>
  );
}
