import { type Standing, standingsOf } from '@vcms/data';
import {
  INSURANCE_LINES,
  type InsuranceFlag,
  type InsuranceLine,
  LINE_LABELS,
  NO_END,
  STATUS_LABELS,
} from '@vcms/domain';
import { DayCell } from '@vcms/kits';
import type { RegisterColumn, RegisterDefinition, RegisterFilter } from '@vcms/kits/register';
import { ClientFilter } from './client-filter.tsx';
import { ContractorCell } from './contractor-cell.tsx';
import { ContractorPanel } from './contractor-panel.tsx';
import { LineCell } from './line-cell.tsx';
import { endText, limitsText, lineStanding } from './line-standing.ts';
import { policiesButton } from './policies-button.tsx';
import type { RegisterSide } from './register-side.ts';
import { readReviewColumns } from './review-columns.ts';

/** Lines that most clients ask for; in the file, the others share a column. */
const MAIN_LINES: readonly InsuranceLine[] = ['gl', 'auto', 'umbrella', 'wc_el'];
const OTHER_LINES = INSURANCE_LINES.filter((line) => !MAIN_LINES.includes(line));

const COLUMN_TITLES: Readonly<Record<InsuranceLine, string>> = {
  gl: 'General liability',
  auto: 'Automobile',
  umbrella: 'Umbrella',
  wc_el: 'Workers’ comp.',
  professional: 'Professional',
  pollution: 'Pollution',
};

const FLAG_LABELS: Readonly<Record<InsuranceFlag, string>> = {
  ends_30: 'Expires within 30 days',
  ends_60: 'Expires within 60 days',
  ends_90: 'Expires within 90 days',
  missing: 'Missing',
  below_limit: 'Below limit',
  returned: 'Returned',
};

const FLAG_FILTER: RegisterFilter<Standing> = {
  name: 'show',
  label: 'Show',
  list: 'insurance.flags',
  holds: ({ insuranceFlags = [] }, flag) => insuranceFlags.includes(flag),
  options: Object.entries(FLAG_LABELS).map(([value, label]) => ({ value, label })),
};

const CLIENT_FILTER: RegisterFilter = { name: 'clientId', label: 'Client', control: ClientFilter };

function lineText(standing: Standing, line: InsuranceLine): string {
  const found = lineStanding(standing, line);
  const { items, status, limits } = found;
  const end = endText(found);
  if (items.length === 0) return 'Not required';
  return [
    STATUS_LABELS[status],
    ...(end === '' ? [] : [end.charAt(0).toLowerCase() + end.slice(1)]),
    ...(limits.length === 0 ? [] : [limitsText({ limits })]),
  ].join(', ');
}

const isRequired = (standing: Standing, line: InsuranceLine) => lineStanding(standing, line).items.length > 0;

function lineColumn(line: InsuranceLine): RegisterColumn<Standing> {
  return {
    title: COLUMN_TITLES[line],
    wide: true,
    value: (standing) => lineText(standing, line),
    isEmpty: (standing) => !isRequired(standing, line),
    cell: (standing) => <LineCell standing={standing} line={line} />,
  };
}

const LINE_COLUMNS: readonly RegisterColumn<Standing>[] = [
  ...MAIN_LINES.map(lineColumn),
  ...OTHER_LINES.map((line) => ({ ...lineColumn(line), inFile: false })),
  {
    title: 'Other lines',
    onScreen: false,
    value: (standing) =>
      OTHER_LINES.map((line) => `${LINE_LABELS[line]}: ${lineText(standing, line)}`).join('; '),
  },
];

function firstEnd({ insuranceEndsOn }: Standing): string | undefined {
  return insuranceEndsOn === NO_END ? undefined : insuranceEndsOn;
}

function columnsFor(side: RegisterSide): readonly RegisterColumn<Standing>[] {
  return [
    {
      title: 'Contractor',
      sort: 'contractorName',
      value: ({ contractorName, clientName }) =>
        side.clientId === undefined ? `${contractorName} for ${clientName}` : contractorName,
      cell: (standing) => <ContractorCell standing={standing} side={side} />,
    },
    {
      title: 'Next expiration',
      sort: 'end',
      noWrap: true,
      value: (standing) => firstEnd(standing) ?? '',
      cell: (standing) => {
        const end = firstEnd(standing);
        return end === undefined ? '–' : <DayCell day={end} />;
      },
    },
    ...LINE_COLUMNS,
  ];
}

/** Contractors × lines, page by page from the server; built once per page, so that the list keeps its listener. */
export function certificateRegister(side: RegisterSide): RegisterDefinition<Standing> {
  return {
    name: 'insurance-reviews',
    noun: 'contractors',
    scrollable: true,
    searchLabel: 'Search contractors',
    searchedName: ({ contractorName }) => contractorName,
    base: (firestore) => standingsOf(firestore, { clientId: side.clientId }),
    columns: columnsFor(side),
    choosesColumns: true,
    Panel: (props) => <ContractorPanel {...props} side={side} />,
    FileButton: policiesButton(side),
    readFileColumns: (rows, firestore, signal) => readReviewColumns(rows, firestore, signal, side),
    filters: side.clientId === undefined ? [FLAG_FILTER, CLIENT_FILTER] : [FLAG_FILTER],
    sorts: {
      contractorName: {
        field: 'contractorName',
        label: 'Contractor',
        type: 'text',
        cursorValue: ({ contractorName }) => contractorName,
      },
      end: {
        field: 'insurance.endsOn',
        label: 'Next expiration',
        type: 'text',
        cursorValue: ({ insuranceEndsOn }) => insuranceEndsOn ?? NO_END,
      },
    },
  };
}
