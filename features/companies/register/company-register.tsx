import { type CheckedRecord, recordsOf } from '@vcms/data';
import {
  COMPANY_KINDS,
  COMPANY_PLANS,
  COMPANY_STATUS_LABELS,
  COMPANY_STATUSES,
  type CompanyKind,
  readerDate,
} from '@vcms/domain';
import { DayCell } from '@vcms/kits';
import type { RegisterColumn, RegisterDefinition } from '@vcms/kits/register';
import { RecordLink } from '@vcms/kits/register';
import { StatusChip } from '@vcms/ui';
import { type Firestore, query, where } from 'firebase/firestore';
import type { CompanyPowers } from './company-powers.ts';
import { countText, KIND_WORDS, PLAN_WORDS, STATUS_TONES } from './company-words.ts';

export type StoredCompany = Extract<CheckedRecord<'companies'>, { readonly ok: true }>['value'];

const COLUMNS: readonly RegisterColumn<StoredCompany>[] = [
  {
    title: 'Name',
    sort: 'name',
    value: ({ name }) => name,
    cell: ({ id, name }) => <RecordLink id={id}>{name}</RecordLink>,
  },
  { title: 'Kind', wide: true, value: ({ kind }) => KIND_WORDS[kind] },
  { title: 'Plan', wide: true, value: ({ plan }) => (plan === undefined ? '' : PLAN_WORDS[plan]) },
  { title: 'City', wide: true, value: ({ city }) => city },
  { title: 'State', wide: true, value: ({ state }) => state },
  {
    title: 'Status',
    value: ({ status }) => COMPANY_STATUS_LABELS[status],
    cell: ({ status }) => <StatusChip tone={STATUS_TONES[status]} label={COMPANY_STATUS_LABELS[status]} />,
  },
  {
    title: 'Users',
    wide: true,
    value: ({ counts }) => String(counts?.users ?? ''),
    cell: ({ counts }) => countText(counts?.users),
  },
  {
    title: 'Open engagements',
    wide: true,
    value: ({ kind, counts }) => (kind === 'firm' ? '' : String(counts?.engagements ?? '')),
    cell: ({ kind, counts }) => (kind === 'firm' ? '' : countText(counts?.engagements)),
  },
  {
    title: 'Last change',
    sort: 'updatedAt',
    wide: true,
    noWrap: true,
    value: ({ record }) => (record.updatedAt === undefined ? '' : readerDate(record.updatedAt)),
    cell: ({ record }) => <DayCell day={record.updatedAt} />,
  },
];

function kindsFor(powers: CompanyPowers): readonly CompanyKind[] {
  return COMPANY_KINDS.filter((kind) => kind !== 'firm' || powers.firmRecords);
}

/** Companies that the role keeps; built once per page, so that the list keeps its listener. */
export function companyRegister(powers: CompanyPowers): RegisterDefinition<StoredCompany> {
  const kinds = kindsFor(powers);
  return {
    name: 'companies',
    noun: 'companies',
    pathOf: ({ record }) => record.path,
    searchLabel: 'Search companies',
    searchedName: ({ name }) => name,
    base: (firestore: Firestore) => {
      const all = recordsOf(firestore, 'companies');
      return powers.firmRecords ? all : query(all, where('kind', 'in', kinds));
    },
    columns: COLUMNS,
    filters: [
      {
        name: 'kind',
        label: 'Kind',
        options: kinds.map((kind) => ({ value: kind, label: KIND_WORDS[kind] })),
      },
      {
        name: 'plan',
        label: 'Plan',
        options: COMPANY_PLANS.map((plan) => ({ value: plan, label: PLAN_WORDS[plan] })),
      },
      {
        name: 'status',
        label: 'Status',
        options: COMPANY_STATUSES.map((status) => ({ value: status, label: COMPANY_STATUS_LABELS[status] })),
      },
    ],
    sorts: {
      name: { field: 'name', label: 'Name', type: 'text', cursorValue: ({ name }) => name },
      updatedAt: {
        field: 'updatedAt',
        label: 'Last change',
        type: 'time',
        cursorValue: ({ record }) => record.updatedAt?.getTime() ?? 0,
      },
    },
  };
}
