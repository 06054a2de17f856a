import {
  addDays,
  NOTIFICATION_BOUNDS,
  notificationId,
  planFitsKind,
  roleFitsKind,
  USER_ROLES,
} from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { buildDemoData } from './demo-data.ts';
import { STATE_COUNTS } from './demo-engagements.ts';
import { DEMO_ACCOUNTS, DEMO_COMPANY_IDS, DEMO_PEOPLE } from './words/accounts.ts';

const TODAY = '2026-11-21';
const data = buildDemoData(TODAY);
const company = new Map(data.companies.map(({ id, record }) => [id, record]));

function countBy(values: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe('demo companies and users', () => {
  it('are one firm, three clients and 24 contractors, 18 of them on the full plan', () => {
    const all = data.companies.map(({ record }) => record);
    expect(countBy(all.map(({ kind }) => kind))).toEqual({ firm: 1, client: 3, contractor: 24 });
    const contractors = all.filter(({ kind }) => kind === 'contractor');
    expect(countBy(contractors.map(({ plan }) => plan ?? ''))).toEqual({ full: 18, limited: 6 });
    expect(all.every(({ plan, kind }) => planFitsKind(plan, kind))).toBe(true);
  });

  it('have the head count of each role, and every status at least once', () => {
    const roles = countBy(data.users.map(({ record }) => record.role));
    expect(roles).toMatchObject({
      '5001': 2,
      '5002': 4,
      '5003': 5,
      '5004': 5,
      '5005': 36,
      '5006': 6,
      '5999': 1,
    });
    expect(Object.keys(countBy(data.users.map(({ record }) => record.status))).sort()).toEqual([
      'active',
      'disabled',
      'invited',
    ]);
    expect(Object.keys(countBy([...company.values()].map(({ status }) => status))).sort()).toEqual([
      'active',
      'archived',
      'suspended',
    ]);
  });

  it('give every user a role that fits the company, but for the unknown one', () => {
    const misfits = data.users.filter(({ record }) => {
      const role = USER_ROLES.find((known) => known === record.role);
      const kind = company.get(record.companyId)?.kind ?? 'firm';
      return role === undefined || !roleFitsKind(role, kind);
    });
    expect(misfits.map(({ uid }) => uid)).toEqual([DEMO_PEOPLE.unknownRole.uid]);
  });

  it('use each e-mail and uid once, and only addresses that nobody can own', () => {
    const emails = data.users.map(({ record }) => record.email);
    expect(new Set(emails).size).toBe(emails.length);
    expect(new Set(data.users.map(({ uid }) => uid)).size).toBe(emails.length);
    expect(emails.filter((email) => !/^[a-z0-9.-]+@example\.test$/.test(email))).toEqual([]);
  });

  it('hold every demo account with its role, company and status', () => {
    for (const account of DEMO_ACCOUNTS) {
      const stored = data.users.find(({ uid }) => uid === account.uid)?.record;
      expect(stored).toMatchObject({
        email: account.email,
        role: account.role,
        companyId: account.companyId,
        status: account.active ? 'active' : 'disabled',
      });
    }
  });

  it('offer an active account for each of the six roles', () => {
    for (const role of USER_ROLES) expect(DEMO_ACCOUNTS.find((one) => one.role === role)?.active).toBe(true);
  });
});

describe('demo engagements', () => {
  it('are 40 in the states of the design', () => {
    expect(data.engagements).toHaveLength(40);
    expect(countBy(data.engagements.map(({ record }) => record.state))).toEqual(STATE_COUNTS);
  });

  it('give 8 contractors three clients, 1 two, 14 one and 1 none', () => {
    const perContractor = Object.values(countBy(data.engagements.map(({ record }) => record.contractorId)));
    expect(countBy(perContractor.map(String))).toEqual({ '3': 8, '2': 1, '1': 14 });
    expect(
      data.engagements.some(({ record }) => record.contractorId === DEMO_PEOPLE.contractorNew.companyId),
    ).toBe(false);
  });

  it('leave an archived company without an open engagement', () => {
    const archived = data.companies.filter(({ record }) => record.status === 'archived').map(({ id }) => id);
    const states = data.engagements
      .filter(({ record }) => archived.includes(record.contractorId))
      .map(({ record }) => record.state);
    expect(states).toEqual(['ended']);
  });

  it('keep the second contractor away from the first client', () => {
    const clients = data.engagements
      .filter(({ record }) => record.contractorId === DEMO_PEOPLE.contractor2.companyId)
      .map(({ record }) => record.clientId);
    expect(clients).toEqual([DEMO_COMPANY_IDS.lakeshore]);
  });

  it('begin before they end and lie in the past', () => {
    for (const { record } of data.engagements) {
      expect(record.createdAt.getTime()).toBeLessThanOrEqual(record.updatedAt.getTime());
      expect(record.updatedAt.toISOString() < addDays(TODAY, 1)).toBe(true);
    }
  });
});

describe('demo notifications', () => {
  it('are 45 with 30 unread, each within its bounds and with an id of its own', () => {
    expect(data.notifications).toHaveLength(45);
    expect(data.notifications.filter(({ read }) => !read)).toHaveLength(30);
    expect(new Set(data.notifications.map(({ toId, eventKey }) => notificationId(toId, eventKey))).size).toBe(
      45,
    );
    for (const { title, body } of data.notifications) {
      expect(title.length).toBeLessThanOrEqual(NOTIFICATION_BOUNDS.titleMax);
      expect(body.length).toBeLessThanOrEqual(NOTIFICATION_BOUNDS.bodyMax);
      expect(body).not.toContain('undefined');
    }
  });

  it('give every active demo account with a role something unread', () => {
    const unread = new Set(data.notifications.filter(({ read }) => !read).map(({ toId }) => toId));
    const silent = DEMO_ACCOUNTS.filter(
      ({ role, active, uid }) => role !== '5999' && active && !unread.has(uid),
    );
    expect(silent.map(({ email }) => email)).toEqual([]);
  });
});

describe('demo data', () => {
  it('is the same for the same day and seed, and moves with the day', () => {
    expect(buildDemoData(TODAY)).toEqual(data);
    const next = buildDemoData('2026-11-22');
    const first = data.engagements[0]?.record.updatedAt.getTime() ?? 0;
    expect(next.engagements[0]?.record.updatedAt.getTime()).toBe(first + 86_400_000);
  });

  it('differs for another seed', () => {
    expect(buildDemoData(TODAY, 7).engagements).not.toEqual(data.engagements);
  });

  it('refuses a text that is no date', () => {
    expect(() => buildDemoData('today')).toThrow(RangeError);
  });
});
