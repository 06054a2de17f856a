import { useBackend } from '@vcms/sdk';
import { loadRows } from './export-rows.ts';
import { ExportRowsButton } from './export-rows-button.tsx';
import { pageRequestOf, type RegisterDefinition, sieveOf } from './register-definition.ts';
import type { RegisterState } from './register-state.ts';

export interface ExportButtonProps<Row extends { readonly id: string }> {
  readonly definition: RegisterDefinition<Row>;
  readonly state: RegisterState;
}

/** Saves the filtered list as CSV. */
export function ExportButton<Row extends { readonly id: string }>(props: ExportButtonProps<Row>) {
  const { definition, state } = props;
  const { firestore } = useBackend();
  const columns = definition.columns.filter(({ inFile = true }) => inFile);
  const { cursor: _all, ...request } = pageRequestOf(definition, state);
  const passes = sieveOf(definition, state);
  return (
    <ExportRowsButton
      columns={columns}
      name={definition.name}
      noun={definition.noun}
      load={async (signal) => {
        const loaded = await loadRows(definition.base(firestore), request, signal, passes);
        const read = await definition.readFileColumns?.(loaded.rows, firestore, signal);
        return { ...loaded, columns: read };
      }}
    />
  );
}
