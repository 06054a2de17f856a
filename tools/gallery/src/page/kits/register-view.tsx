import { ComplianceChip } from '@vcms/kits';
import {
  ChosenFilter,
  RecordLink,
  type RegisterColumn,
  type RegisterFilter,
  RegisterPager,
  type RegisterState,
  RegisterTable,
  RegisterToolbar,
  SavedViews,
} from '@vcms/kits/register';
import { Button } from '@vcms/ui';
import { nothing } from '../data/failures.ts';
import { LONG, Part, Shown } from '../shown.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly status: 'compliant' | 'non_compliant' | 'expiring';
  readonly city: string;
  readonly until: string;
}

const ROWS: readonly Row[] = [
  { id: 'a', name: 'Acme Scaffolding', status: 'compliant', city: 'Tulsa', until: '06/30/2026' },
  { id: 'b', name: LONG, status: 'non_compliant', city: 'Saskatoon', until: '' },
  { id: 'c', name: 'Brown & Sons', status: 'expiring', city: '', until: '03/31/2026' },
];

const COLUMNS: readonly RegisterColumn<Row>[] = [
  {
    title: 'Contractor',
    value: ({ name }) => name,
    cell: ({ id, name }) => <RecordLink id={id}>{name}</RecordLink>,
    sort: 'name',
  },
  {
    title: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <ComplianceChip status={status} />,
  },
  { title: 'City', value: ({ city }) => city, wide: true },
  { title: 'Valid until', value: ({ until }) => until, sort: 'until', noWrap: true },
];

const STATE: RegisterState = {
  search: '',
  filters: { state: 'ok' },
  sort: 'name',
  descending: false,
  page: 1,
};

const FILTERS: readonly RegisterFilter<never>[] = [
  { name: 'state', label: 'State', options: [{ value: 'ok', label: 'Approved' }] },
  {
    name: 'client',
    label: 'Client',
    control: () => (
      <ChosenFilter
        label="Client"
        clearLabel="Contractors of all clients"
        name={() => LONG}
        dialog={() => null}
        value="harbor"
        choose={nothing}
      />
    ),
  },
];

const CHOSEN = {
  selection: { rows: [], has: ({ id }: Row) => id === 'a', toggle: nothing, clear: nothing },
  fits: ({ id }: Row) => id !== 'c',
  nameOf: ({ name }: Row) => name,
};

export function RegisterView() {
  return (
    <Shown>
      <Part name="RegisterToolbar, RegisterTable, RegisterPager">
        <RegisterToolbar searchLabel="Search by name" filters={FILTERS} state={STATE} show={nothing}>
          <SavedViews name="gallery" />
          <Button size="sm" variant="outline">
            Export CSV
          </Button>
        </RegisterToolbar>
        <RegisterTable label="Contractors" columns={COLUMNS} rows={ROWS} state={STATE} show={nothing} />
        <RegisterPager
          page={{ rows: ROWS, state: STATE, next: STATE, previous: undefined, show: nothing }}
          asOf={new Date('2026-03-16T12:00:00Z')}
        />
      </Part>
      <Part name="RegisterTable with boxes, close together, narrowed by a search">
        <RegisterTable
          label="Chosen"
          columns={COLUMNS}
          rows={ROWS}
          state={{ ...STATE, search: 'b' }}
          show={nothing}
          choice={CHOSEN}
          scrollable
        />
      </Part>
    </Shown>
  );
}
