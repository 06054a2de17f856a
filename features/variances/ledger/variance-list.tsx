import { useFocusFallback, useIsPhone, useOpenDialog } from '@vcms/kits';
import type { LocalRegister } from '@vcms/kits/register';
import {
  csvFile,
  RegisterPager,
  RegisterTable,
  RegisterToolbar,
  SavedViews,
  saveFile,
  toCsv,
  useLocalRegister,
} from '@vcms/kits/register';
import { Box, Button, Icon } from '@vcms/ui';
import { useMemo, useRef } from 'react';
import type { VarianceTab } from '../model/variance-ledger.ts';
import { NoVariances } from './no-variances.tsx';
import type { VarianceLedger } from './use-variance-ledger.ts';
import { VarianceActions } from './variance-actions.tsx';
import { VARIANCE_FILE_COLUMNS, varianceColumns } from './variance-columns.tsx';
import type { VarianceRow } from './variance-row.ts';
import { type VarianceMove, VarianceWork } from './variance-work.tsx';

const AREAS = [
  { value: 'insurance', label: 'Insurance' },
  { value: 'osha', label: 'OSHA rates' },
  { value: 'emr', label: 'EMR' },
  { value: 'program', label: 'Safety programs' },
  { value: 'questionnaire', label: 'Questionnaire' },
  { value: 'document', label: 'Documents' },
  { value: 'staff', label: 'Workforce' },
];
const FILTERS = [{ name: 'area', label: 'Area', options: AREAS }];

const REGISTER: LocalRegister<VarianceRow> = {
  shape: { filters: { area: AREAS.map(({ value }) => value) }, sorts: ['to', 'contractor'] },
  textOf: ({ contractorName, title }) => `${contractorName} ${title}`,
  valueOf: ({ variance }) => variance.key.split('.')[0] ?? '',
  placeOf: ({ variance, contractorName }, sort) => (sort === 'contractor' ? contractorName : variance.to),
};

interface Work {
  readonly move: VarianceMove;
  readonly row: VarianceRow;
}

/** A decided request leaves the list; its tab says how many are left. */
function tabOf(area: HTMLElement): HTMLElement | null {
  const label = area.closest('[role=tabpanel]')?.getAttribute('aria-labelledby') ?? '';
  return area.ownerDocument.getElementById(label);
}

export interface VarianceListProps {
  readonly tab: VarianceTab;
  /** Names the table. */
  readonly label: string;
  readonly rows: readonly VarianceRow[];
  readonly ledger: VarianceLedger;
  readonly asOf: Date;
}

/** Variances of one tab: searched, filtered, sorted, exported, and what can be done with each. */
export function VarianceList({ tab, label, rows, ledger, asOf }: VarianceListProps) {
  const page = useLocalRegister(rows, REGISTER);
  const [work, startWork, close] = useOpenDialog<Work>();
  const isPhone = useIsPhone();
  const columns = useMemo(
    () =>
      varianceColumns(
        (row) => <VarianceActions row={row} ledger={ledger} choose={(move) => startWork({ move, row })} />,
        isPhone,
      ),
    [ledger, isPhone, startWork],
  );
  const { state, show, found } = page;
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  const area = useRef<HTMLDivElement>(null);
  useFocusFallback(area, tabOf);
  return (
    <Box ref={area}>
      <RegisterToolbar searchLabel="Contractor or item" filters={FILTERS} state={state} show={show}>
        <SavedViews name="variances" />
        <Button
          size="sm"
          variant="outline"
          onClick={() => saveFile('variances.csv', csvFile(toCsv(VARIANCE_FILE_COLUMNS, found)))}
        >
          <Icon name="download" /> Export CSV
        </Button>
      </RegisterToolbar>
      {found.length === 0 ? (
        <NoVariances tab={tab} state={state} show={show} isNarrowed={isNarrowed} />
      ) : (
        <>
          <RegisterTable
            label={label}
            columns={columns}
            rows={page.rows}
            pending={ledger.pending}
            state={state}
            show={show}
            choice={undefined}
            scrollable
          />
          <RegisterPager page={page} asOf={asOf} />
        </>
      )}
      {work !== undefined && <VarianceWork {...work} ledger={ledger} onClose={close} />}
    </Box>
  );
}
