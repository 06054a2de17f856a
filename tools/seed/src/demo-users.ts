import { addDays } from '@vcms/domain';
import { ARCHIVED_CONTRACTOR, UNMANNED_CONTRACTOR } from './demo-companies.ts';
import { FIRST_NAMES, JOB_TITLES, LAST_NAMES } from './sample-words.ts';
import { DEMO_ACCOUNTS, DEMO_COMPANY_IDS, DEMO_PEOPLE, type DemoAccount } from './words/accounts.ts';
import { inventedUid } from './words/demo-ids.ts';
import { at, type DemoCompany, type DemoUser, stamps, type UserRecord } from './words/demo-records.ts';
import type { Random } from './words/random.ts';

/** Users of the firm and of the clients, by role, the demo accounts among them (domain section 8). */
const HEADCOUNT: readonly { companyId: string; role: string; count: number }[] = [
  { companyId: DEMO_COMPANY_IDS.firm, role: '5001', count: 2 },
  { companyId: DEMO_COMPANY_IDS.firm, role: '5002', count: 4 },
  { companyId: DEMO_COMPANY_IDS.northfield, role: '5003', count: 3 },
  { companyId: DEMO_COMPANY_IDS.lakeshore, role: '5003', count: 2 },
  { companyId: DEMO_COMPANY_IDS.northfield, role: '5004', count: 2 },
  { companyId: DEMO_COMPANY_IDS.lakeshore, role: '5004', count: 1 },
  { companyId: DEMO_COMPANY_IDS.riverbend, role: '5004', count: 2 },
];

type Person = Omit<DemoAccount, 'password' | 'active'> & { readonly status: UserRecord['status'] };

function headcountOf(company: DemoCompany, index: number): readonly { role: string; count: number }[] {
  if (company.record.kind !== 'contractor') {
    return HEADCOUNT.filter((line) => line.companyId === company.id);
  }
  return company.record.plan === 'full'
    ? [{ role: '5005', count: 1 + (index % 3) }]
    : [{ role: '5006', count: 1 }];
}

function demoPeople(companyId: string, role: string): readonly Person[] {
  return DEMO_ACCOUNTS.filter((account) => account.companyId === companyId && account.role === role).map(
    ({ password: _, active, ...person }) => ({ ...person, status: active ? 'active' : 'disabled' }),
  );
}

function inventPerson(companyId: string, role: string, place: number, random: Random): Person {
  const firstName = random.pick(FIRST_NAMES);
  const lastName = random.pick(LAST_NAMES);
  const uid = inventedUid(companyId, role, place);
  const email = `${firstName}.${lastName}.${companyId}-${place}@example.test`.toLowerCase();
  const isInvited = companyId === DEMO_COMPANY_IDS.northfield && role === '5004' && place === 2;
  const hasLeft = [ARCHIVED_CONTRACTOR, UNMANNED_CONTRACTOR].includes(companyId);
  const status = isInvited ? 'invited' : hasLeft ? 'disabled' : 'active';
  return { uid, email, role, companyId, firstName, lastName, status };
}

function peopleOf(company: DemoCompany, index: number, random: Random): readonly Person[] {
  return headcountOf(company, index).flatMap(({ role, count }) => {
    const known = demoPeople(company.id, role);
    const invented = Array.from({ length: count - known.length }, (_, at) =>
      inventPerson(company.id, role, known.length + at + 1, random),
    );
    return [...known, ...invented];
  });
}

/** Demo accounts of roles that the company's headcount does not name, such as the one the product does not know. */
function beyondHeadcount(company: DemoCompany, index: number): readonly Person[] {
  const counted = headcountOf(company, index).map(({ role }) => role);
  const others = DEMO_ACCOUNTS.filter(
    ({ companyId, role }) => companyId === company.id && !counted.includes(role),
  );
  return [...new Set(others.map(({ role }) => role))].flatMap((role) => demoPeople(company.id, role));
}

function toUser(person: Person, companyName: string, today: string, random: Random): DemoUser {
  const { uid, status, ...fields } = person;
  const created = at(addDays(today, -random.int(60, 500)), 14);
  return {
    uid,
    record: {
      ...fields,
      title: random.pick(JOB_TITLES),
      phone: `+1312555${String(random.int(100, 199)).padStart(4, '0')}`,
      companyName,
      status,
      prefs: { emailReminders: true, digest: random.pick(['off', 'daily', 'weekly']) },
      ...stamps(created, created, DEMO_PEOPLE.admin.uid),
    },
  };
}

/** Everybody of the demo companies. */
export function buildUsers(
  companies: readonly DemoCompany[],
  today: string,
  random: Random,
): readonly DemoUser[] {
  return companies.flatMap((company, index) => {
    const people = peopleOf(company, index, random);
    return [...people, ...beyondHeadcount(company, index)].map((person) =>
      toUser(person, company.record.name, today, random),
    );
  });
}
