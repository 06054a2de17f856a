import {
  addDays,
  type CompanyKind,
  type CompanyPlan,
  type CompanyStatus,
  type DeclaredFacts,
  nameWords,
  yearOf,
} from '@vcms/domain';
import { CITIES, CONTRACTORS, FIRST_NAMES, LAST_NAMES, STREETS } from './sample-words.ts';
import { DEMO_COMPANY_IDS, DEMO_PEOPLE } from './words/accounts.ts';
import { contractorId, FIRM_NAME } from './words/demo-ids.ts';
import { at, type DemoCompany, stamps } from './words/demo-records.ts';
import type { Random } from './words/random.ts';

interface CompanySketch {
  readonly id: string;
  readonly kind: CompanyKind;
  readonly name: string;
  readonly plan?: CompanyPlan;
  readonly naics?: string;
  readonly trade?: string;
  readonly status: CompanyStatus;
}

/** Contractors on the full plan; the others are on the limited one (domain section 8: 18 and 6). */
const FULL_CONTRACTORS = 18;
/** One contractor each shows the rarer company statuses; their engagements fit (see demo-engagements). */
export const SUSPENDED_CONTRACTOR = contractorId(16);
export const ARCHIVED_CONTRACTOR = contractorId(22);

/** Its one person has left: nobody can sign in. */
export const UNMANNED_CONTRACTOR = contractorId(20);

/** Says that it began last year: fewer injury years would be asked, so the firm must confirm it first. It entered its EIN itself, too. */
const DECLARING_CONTRACTOR = contractorId(15);

function statusOf(id: string): CompanyStatus {
  if (id === SUSPENDED_CONTRACTOR) return 'suspended';
  return id === ARCHIVED_CONTRACTOR ? 'archived' : 'active';
}

function sketches(): readonly CompanySketch[] {
  const { firm, northfield, lakeshore, riverbend } = DEMO_COMPANY_IDS;
  return [
    { id: firm, kind: 'firm', name: FIRM_NAME, status: 'active' },
    { id: northfield, kind: 'client', name: 'Northfield Energy', plan: 'full', status: 'active' },
    { id: lakeshore, kind: 'client', name: 'Lakeshore Foods', plan: 'full', status: 'active' },
    { id: riverbend, kind: 'client', name: 'Riverbend Schools', plan: 'reduced', status: 'active' },
    ...CONTRACTORS.map(({ name, naics, trade }, index) => ({
      id: contractorId(index),
      kind: 'contractor' as const,
      name,
      naics,
      trade,
      plan: index < FULL_CONTRACTORS ? ('full' as const) : ('limited' as const),
      status: statusOf(contractorId(index)),
    })),
  ];
}

/** Most are old; one began this year and one the year before last, so that their logs cannot be complete. */
function operatingSince(id: string, today: string, age: number): string {
  if (id === contractorId(6)) return `${yearOf(today)}-01-01`;
  return id === contractorId(12) ? `${yearOf(today) - 2}-05-01` : addDays(today, -age);
}

function declaredFacts(id: string, today: string, declaredAt: Date): DeclaredFacts {
  const values = { operatingSince: `${yearOf(today) - 1}-02-01` };
  return { state: 'waiting', values, declaredAt, declaredBy: `user-${id}-5005-1` };
}

/** 28 companies: the firm, 3 clients, 24 contractors (domain section 8). EIN prefix 00 is never issued. */
export function buildCompanies(today: string, random: Random): readonly DemoCompany[] {
  return sketches().map((sketch, index) => {
    const created = at(addDays(today, -random.int(500, 900)), 15);
    const changed = at(addDays(today, -random.int(5, 200)), 16);
    const stamp = stamps(created, changed, DEMO_PEOPLE.admin.uid);
    const { id, kind, name, plan, naics, trade, status } = sketch;
    return {
      id,
      record: {
        kind,
        name,
        nameWords: nameWords(name),
        ...(plan === undefined ? {} : { plan }),
        address1: `${random.int(10, 990)} ${random.pick(STREETS)}`,
        ...random.pick(CITIES),
        phone: `+1312555${String(100 + index).padStart(4, '0')}`,
        ...(naics === undefined ? {} : { naicsPrimary: naics }),
        naicsOther: [],
        trades: trade === undefined ? [] : [trade],
        operatingSince: operatingSince(id, today, random.int(1200, 15_000)),
        employeesPeakLastYear: kind === 'contractor' ? random.int(4, 240) : random.int(60, 2400),
        timezone: 'America/Chicago',
        status,
        ...(id === DECLARING_CONTRACTOR ? { declaredFacts: declaredFacts(id, today, changed) } : {}),
        ...stamp,
      },
      secret: {
        ein: `00${String(1_000_000 + index * 7919).slice(-7)}`,
        ownerName: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
        taxClass: random.pick(['corporation', 'partnership', 'sole proprietor']),
        einConfirmed: id !== DECLARING_CONTRACTOR,
        ...stamp,
      },
    };
  });
}
