import { readFileSync } from 'node:fs';
import { compileProjectRules, type DocumentReader, type RulesRequest } from 'local-firebase';

interface Case {
  readonly does: string;
  readonly allowed: boolean;
  readonly request: RulesRequest;
}

const NOW = Date.UTC(2026, 10, 21) * 1_000;
const ROOT = 'projects/demo-bench/databases/(default)/documents';
const MEASURE_MS = 2_000;
const WARM_UP_MS = 500;

const shared = { service: 'cloud.firestore', databaseId: '(default)', timeMicros: NOW } as const;
const text = (stringValue: string) => ({ stringValue });

function signedIn(uid: string, role: string, companyId: string) {
  return { ...shared, auth: { uid, token: { sub: uid, role, companyId, active: true } } };
}

function documentAt(path: string, fields: Record<string, unknown>) {
  return {
    name: `${ROOT}/${path}`,
    fields,
    createTime: '2026-01-01T00:00:00Z',
    updateTime: '2026-01-01T00:00:00Z',
  };
}

const client = signedIn('client', '5003', 'X');
const company = documentAt('companies/A', { kind: text('contractor'), name: text('A') });
const engagement = documentAt('engagements/X_A', {
  clientId: text('X'),
  contractorId: text('A'),
  state: text('approved'),
});
const note = documentAt('notifications/n1', { toId: text('client'), read: { booleanValue: false } });
const profile = {
  firstName: text('Ira'),
  lastName: text('Vale'),
  role: text('5003'),
  companyId: text('X'),
  prefs: { mapValue: { fields: { emailReminders: { booleanValue: true }, digest: text('daily') } } },
};

function changedProfile(change: Record<string, unknown>): RulesRequest {
  const stamps = { updatedAt: { timestampValue: '2026-11-21T00:00:00Z' }, updatedBy: text('client') };
  return {
    ...client,
    method: 'update',
    path: ['users', 'client'],
    resource: documentAt('users/client', profile),
    requestResource: documentAt('users/client', { ...profile, ...stamps, ...change }),
  };
}

function engagementsOf(companyId: string): RulesRequest {
  const where = { fieldFilter: { field: { fieldPath: 'clientId' }, op: 'EQUAL', value: text(companyId) } };
  return {
    ...client,
    method: 'list',
    parent: [],
    structuredQuery: { from: [{ collectionId: 'engagements' }], where },
  };
}

/** What the product asks for: gets with and without a look-up, proved queries, writes, and their denials. */
const CASES: readonly Case[] = [
  {
    does: 'get an engaged company',
    allowed: true,
    request: { ...client, method: 'get', path: ['companies', 'A'], resource: company },
  },
  {
    does: 'get a company as the firm',
    allowed: true,
    request: {
      ...signedIn('cs', '5002', 'firm'),
      method: 'get',
      path: ['companies', 'A'],
      resource: company,
    },
  },
  {
    does: 'get an unconnected company',
    allowed: false,
    request: {
      ...signedIn('other', '5003', 'Y'),
      method: 'get',
      path: ['companies', 'A'],
      resource: company,
    },
  },
  { does: 'list the own engagements', allowed: true, request: engagementsOf('X') },
  { does: "list another client's engagements", allowed: false, request: engagementsOf('Y') },
  { does: 'change the own profile', allowed: true, request: changedProfile({ title: text('Safety lead') }) },
  { does: 'give oneself a role', allowed: false, request: changedProfile({ role: text('5001') }) },
  {
    does: 'mark a notification read',
    allowed: true,
    request: {
      ...client,
      method: 'update',
      path: ['notifications', 'n1'],
      resource: note,
      requestResource: documentAt('notifications/n1', { ...note.fields, read: { booleanValue: true } }),
    },
  },
];

const find: DocumentReader['get'] = ({ path }) =>
  path.join('/') === 'engagements/X_A' ? engagement : undefined;
const reader: DocumentReader = { get: find, getAfter: find };

/** Evaluations per second of CPU time, whatever else the machine does. Throws when a case is not decided as it must be. */
export function measureRules(file: string): { readonly perSecond: number; readonly cases: number } {
  const compiled = compileProjectRules(readFileSync(file, 'utf8'));
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.errors));
  const { rules } = compiled;
  for (const { does, allowed, request } of CASES) {
    if (rules.open()(request, reader).allowed !== allowed) throw new Error(`"${does}" is decided wrongly.`);
  }
  const run = (milliseconds: number) => {
    const began = performance.now();
    const cpu = process.cpuUsage();
    let evaluations = 0;
    while (performance.now() - began < milliseconds) {
      for (const { request } of CASES) rules.open()(request, reader);
      evaluations += CASES.length;
    }
    const { user, system } = process.cpuUsage(cpu);
    return (evaluations * 1_000_000) / (user + system);
  };
  run(WARM_UP_MS);
  return { perSecond: run(MEASURE_MS), cases: CASES.length };
}
