import { useBackend } from '@vcms/sdk';
import type { Firestore } from 'firebase/firestore';
import { type ExportedRows, loadRows } from './export-rows.ts';
import { ExportRowsButton } from './export-rows-button.tsx';
import { pageRequestOf, type RegisterDefinition, sieveOf } from './register-definition.ts';
import type { RegisterState } from './register-state.ts';

export interface ExportButtonProps<Row extends { readonly id: string }> {
  readonly definition: RegisterDefinition<Row>;
  readonly state: RegisterState;
}

/** Every row of the filtered list, in its order. Rejects with what Firestore throws, or when the signal aborts. */
export function loadFiltered<Row extends { readonly id: string }>(
  definition: RegisterDefinition<Row>,
  state: RegisterState,
  firestore: Firestore,
  signal: AbortSignal,
): Promise<ExportedRows<Row>> {
  const { cursor: _all, ...request } = pageRequestOf(definition, state);
  return loadRows(definition.base(firestore), request, signal, sieveOf(definition, state));
}

/** Saves the filtered list as CSV. */
export function ExportButton<Row extends { readonly id: string }>(props: ExportButtonProps<Row>) {
  const { definition, state } = props;
  const { firestore } = useBackend();
  const columns = definition.columns.filter(({ inFile = true }) => inFile);
  return (
    <ExportRowsButton
      columns={columns}
      name={definition.name}
      noun={definition.noun}
      load={async (signal) => {
        const loaded = await loadFiltered(definition, state, firestore, signal);
        const read = await definition.readFileColumns?.(loaded.rows, firestore, signal);
        return { ...loaded, columns: read };
      }}
    />
  );
}
