import { tradeWords } from '@vcms/companies/model';
import { type CheckedRecord, callTrusted } from '@vcms/data';
import {
  ENGAGEMENT_STATE_LABELS,
  type EngagementState,
  ITEM_STATUSES,
  NO_END,
  RISK_LEVELS,
  readerDate,
  STATUS_LABELS,
} from '@vcms/domain';
import { contractorsIn } from '@vcms/engagements/data';
import { type ContractorTab, TAB_STATES } from '@vcms/engagements/model';
import { ComplianceChip, DayCell, EngagementStateChip, humanizeCode } from '@vcms/kits';
import {
  type BulkAction,
  ListParams,
  type RegisterColumn,
  type RegisterDefinition,
  type RegisterFilter,
} from '@vcms/kits/register';
import { Box, Link, Stack, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { recordAddress } from './contractor-address.ts';
import { expectedMove } from './expected-move.ts';

export type StoredEngagement = Extract<CheckedRecord<'engagements'>, { readonly ok: true }>['value'];

function NameCell({ row }: { readonly row: StoredEngagement }) {
  return (
    <Stack gap="1" align="flex-start" minW="32">
      <ListParams>
        {(list) => (
          <Link asChild fontWeight="medium" overflowWrap="anywhere">
            <RouterLink to={recordAddress(row.contractorId, list)}>{row.contractorName}</RouterLink>
          </Link>
        )}
      </ListParams>
      <Box hideFrom="md">
        {row.overall === undefined ? (
          <EngagementStateChip state={row.state} />
        ) : (
          <ComplianceChip status={row.overall} />
        )}
      </Box>
    </Stack>
  );
}

function readinessText({ readinessPct }: StoredEngagement): string {
  return typeof readinessPct === 'number' ? `${readinessPct}%` : '';
}

const NAME: RegisterColumn<StoredEngagement> = {
  title: 'Contractor',
  sort: 'contractorName',
  value: ({ contractorName }) => contractorName,
  cell: (row) => <NameCell row={row} />,
};

const TRADE: RegisterColumn<StoredEngagement> = {
  title: 'Trade',
  wide: true,
  value: ({ contractorTrades, workTypes }) => tradeWords(contractorTrades ?? workTypes ?? []),
};

const SITES: RegisterColumn<StoredEngagement> = {
  title: 'Sites',
  wide: true,
  value: ({ sites }) => sites.join(', '),
};

const STATE: RegisterColumn<StoredEngagement> = {
  title: 'State',
  wide: true,
  value: ({ state }) => ENGAGEMENT_STATE_LABELS[state],
  cell: ({ state }) => <EngagementStateChip state={state} />,
};

const OVERALL: RegisterColumn<StoredEngagement> = {
  title: 'Overall',
  wide: true,
  value: ({ overall }) => (overall === undefined ? '' : STATUS_LABELS[overall]),
  cell: ({ overall }) =>
    overall === undefined ? (
      <Text textStyle="sm" color="fg.muted">
        Shown once it accepts
      </Text>
    ) : (
      <ComplianceChip status={overall} />
    ),
};

const FIGURES: readonly RegisterColumn<StoredEngagement>[] = [
  { title: 'Readiness', wide: true, noWrap: true, value: readinessText },
  {
    title: 'Next change',
    sort: 'changesOn',
    wide: true,
    noWrap: true,
    value: ({ nextChangeOn }) => nextChangeOn ?? '',
    cell: ({ nextChangeOn }) => <DayCell day={nextChangeOn} />,
  },
  { title: 'TRIR', wide: true, noWrap: true, value: ({ trir }) => trir },
  { title: 'EMR', wide: true, noWrap: true, value: ({ emr }) => emr },
  {
    title: 'Ends',
    wide: true,
    noWrap: true,
    value: ({ endOn }) => endOn ?? '',
    cell: ({ endOn }) => <DayCell day={endOn} />,
  },
];

const SINCE: RegisterColumn<StoredEngagement> = {
  title: 'Last activity',
  sort: 'updatedAt',
  wide: true,
  noWrap: true,
  value: ({ updatedAt }) => readerDate(updatedAt),
  cell: ({ updatedAt }) => <DayCell day={updatedAt} />,
};

const COLUMNS: Readonly<Record<ContractorTab, readonly RegisterColumn<StoredEngagement>[]>> = {
  approved: [NAME, TRADE, SITES, OVERALL, ...FIGURES],
  suspended: [NAME, TRADE, SITES, OVERALL, ...FIGURES],
  progress: [NAME, STATE, TRADE, SITES, OVERALL, ...FIGURES.slice(0, 2), SINCE],
  ended: [
    NAME,
    STATE,
    TRADE,
    SITES,
    { title: 'Reason', wide: true, value: ({ decisionReason }) => decisionReason },
    SINCE,
  ],
};

type Bulk = BulkAction<StoredEngagement>;

const NEXT = { invite: 'invited', reinstate: 'approved', reopen: 'invited' } as const;

function moving(action: keyof typeof NEXT, words: Pick<Bulk, 'label' | 'effect'>): Bulk {
  return {
    ...words,
    nameOf: ({ contractorName }) => contractorName,
    fits: ({ state }) => action !== 'invite' || state === 'requested',
    run: (functions, { clientId, contractorId }) =>
      callTrusted(functions, 'engagementMove', { clientId, contractorId, action }),
    expects: (row) => expectedMove(row, NEXT[action]),
  };
}

/** What needs no reason and can be done for several at once. */
const BULK: Readonly<Partial<Record<ContractorTab, Bulk>>> = {
  suspended: moving('reinstate', {
    label: 'Reinstate',
    effect: 'The contractors are notified, and may work for you again.',
  }),
  progress: moving('invite', {
    label: 'Send requests',
    effect: 'The contractors that colleagues asked for are invited, and decide whether they join your list.',
  }),
  ended: moving('reopen', {
    label: 'Invite again',
    effect: 'The contractors are asked again, and decide whether they join your list.',
  }),
};

/** A list of several states can be narrowed to one. */
export function stateFilters(states: readonly EngagementState[]): readonly RegisterFilter[] {
  if (states.length === 1) return [];
  const options = states.map((state) => ({ value: state, label: ENGAGEMENT_STATE_LABELS[state] }));
  return [{ name: 'state', label: 'State', options }];
}

/** Contractors of one tab, page by page from the server; built once per page, so that the list keeps its listener. */
export function contractorRegister(
  tab: ContractorTab,
  clientId: string,
  mayDecide: boolean,
): RegisterDefinition<StoredEngagement> {
  const bulk = mayDecide ? BULK[tab] : undefined;
  return {
    name: `contractors-${tab}`,
    noun: 'contractors',
    scrollable: true,
    choosesColumns: true,
    searchLabel: 'Search contractors',
    searchedName: ({ contractorName }) => contractorName,
    pathOf: ({ record }) => record.path,
    base: (firestore) => contractorsIn(firestore, clientId, TAB_STATES[tab]),
    columns: COLUMNS[tab],
    ...(bulk === undefined ? {} : { bulk }),
    filters: [
      {
        name: 'overall',
        label: 'Overall',
        options: ITEM_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
      },
      ...stateFilters(TAB_STATES[tab]),
      {
        name: 'riskLevel',
        label: 'Risk',
        options: RISK_LEVELS.map((risk) => ({ value: risk, label: humanizeCode(risk) })),
      },
    ],
    sorts: {
      contractorName: {
        field: 'contractorName',
        label: 'Contractor',
        type: 'text',
        cursorValue: ({ contractorName }) => contractorName,
      },
      changesOn: {
        field: 'changesOn',
        label: 'Next change',
        type: 'text',
        cursorValue: ({ changesOn }) => changesOn ?? NO_END,
      },
      updatedAt: {
        field: 'updatedAt',
        label: 'Last activity',
        type: 'time',
        cursorValue: ({ updatedAt }) => updatedAt.getTime(),
      },
    },
  };
}
