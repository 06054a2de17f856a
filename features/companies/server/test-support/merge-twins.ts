import { randomUUID } from 'node:crypto';
import type { Trusted } from '@vcms/server/core';
import type { World } from '@vcms/server/test-support';
import { mergeCompanies } from '../merge-companies.ts';

/** What every company has. */
export const RECORD = {
  status: 'active',
  Zip: '61602',
  address1: '1 Quay',
  city: 'Pekin',
  trades: ['steel'],
};

/** Ids of two records. */
export interface Twins {
  readonly source: string;
  readonly target: string;
}

/** Two records of one contractor with everything that can name them. */
export async function twins(world: World): Promise<Twins> {
  const [source, target] = [`s${randomUUID()}`, `t${randomUUID()}`];
  const put = (path: string, data: object) => world.put(path, data as Record<string, unknown>);
  await put(`companies/${source}`, {
    ...RECORD,
    kind: 'contractor',
    plan: 'full',
    name: 'Harbor Steel, Inc.',
  });
  await put(`companies/${target}`, { ...RECORD, kind: 'contractor', plan: 'full', name: 'HARBOR STEEL' });
  await put(`companies/${source}/private/main`, { ein: '001112223' });
  await world.addPerson(`u-${source}`, '5005', source);
  await put(`invitations/i-${source}`, {
    companyId: source,
    inviterCompanyId: source,
    role: '5005',
    state: 'sent',
  });
  await put(`brokerRequests/b-${source}`, { contractorId: source, state: 'sent' });
  const own = { contractorId: source, state: 'accepted', version: 1 };
  await put(`companies/${source}/policies/p9`, { ...own, line: 'gl' });
  await put(`companies/${source}/policies/p9/holders/y`, { clientId: 'y', policyId: 'p9' });
  await put(`companies/${source}/policies/p9/policyVersions/1`, { contractorId: source, policyId: 'p9' });
  await put(`companies/${source}/oshaYears/2024`, { ...own, year: 2024, hours: 100 });
  await put(`companies/${source}/oshaYears/2025`, { ...own, year: 2025, hours: 200 });
  await put(`companies/${target}/oshaYears/2024`, { ...own, contractorId: target, year: 2024, hours: 300 });
  await put(`companies/${target}/oshaYears/2025`, {
    contractorId: target,
    state: 'draft',
    year: 2025,
    hours: 400,
  });
  // The target's year stays in 2024, the source's in 2025: what was submitted goes with it.
  for (const [company, hours] of [
    [source, 1],
    [target, 2],
  ] as const)
    for (const year of [2024, 2025])
      await put(`companies/${company}/oshaYears/${year}/oshaYearVersions/1`, {
        contractorId: company,
        hours,
      });
  await put(`companies/${source}/documents/d1`, {
    ...own,
    storagePath: `companies/${source}/docs/d1/1/a.pdf`,
  });
  await put(`companies/${source}/staff/m1`, { contractorId: source, firstName: 'Mia' });
  await put(`companies/${source}/staff/m1/staffDocuments/sd1`, { ...own, staffId: 'm1' });
  await put(`staffAssignments/y_m1-${source}`, { clientId: 'y', contractorId: source, staffId: 'm1' });
  const pair = { clientId: 'x', contractorId: source };
  for (const name of ['variances', 'notes', 'requirementOverrides', 'documentRequests'])
    await put(`${name}/n-${source}`, { ...pair, body: 'About them' });
  await put(`calendarEvents/e-${source}`, { ...pair, engagementId: `x_${source}`, ownerCompanyId: source });
  await put(`announcements/an-${source}/recipients/${source}`, { contractorId: source, clientId: 'x' });
  const connection = { clientName: 'Northfield', contractorName: 'Harbor Steel, Inc.', riskLevel: 'low' };
  const work = { workTypes: ['steel'], sites: ['North'] };
  await put(`engagements/x_${source}`, { ...pair, ...connection, ...work, state: 'approved' });
  await put(`engagements/x_${target}`, {
    ...pair,
    ...connection,
    contractorId: target,
    state: 'invited',
    workTypes: ['welding'],
    sites: [],
    riskLevel: 'high',
  });
  await put(`engagements/y_${source}`, {
    ...pair,
    ...connection,
    ...work,
    clientId: 'y',
    state: 'submitted',
  });
  return { source, target };
}

/** Why the two are merged, as an admin says it. */
export const MERGE_REASON = 'Registered twice by the same owner.';

/** Asks for a merge as an admin. */
export function merge(
  world: World,
  ids: Twins,
  preview = false,
  trusted: Trusted = world.trusted,
  reason = MERGE_REASON,
) {
  const request = {
    sourceId: ids.source,
    targetId: ids.target,
    preview,
    ...(preview || reason === '' ? {} : { reason }),
  };
  return mergeCompanies(trusted, world.callers.admin, request);
}

/** Everything that a merge leaves, with the two ids as words, so that two merges can be compared. */
export async function outcome(world: World, { source, target }: Twins): Promise<unknown> {
  const words = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value ?? null)
        .replaceAll(source, 'SOURCE')
        .replaceAll(target, 'TARGET'),
    );
  const paths = [
    `companies/${source}`,
    `users/u-${source}`,
    `invitations/i-${source}`,
    `brokerRequests/b-${source}`,
    `companies/${target}/private/main`,
    `companies/${target}/policies/p9`,
    `companies/${target}/policies/p9/holders/y`,
    `companies/${target}/oshaYears/2024`,
    `companies/${target}/oshaYears/2025`,
    `companies/${target}/documents/d1`,
    `companies/${target}/staff/m1/staffDocuments/sd1`,
    `companies/${source}/policies/p9`,
    `staffAssignments/y_m1-${source}`,
    ...['variances', 'notes', 'requirementOverrides', 'documentRequests'].map(
      (name) => `${name}/n-${source}`,
    ),
    `calendarEvents/e-${source}`,
    `announcements/an-${source}/recipients/${target}`,
    `announcements/an-${source}/recipients/${source}`,
    ...['x', 'y'].flatMap((client) => [`engagements/${client}_${source}`, `engagements/${client}_${target}`]),
  ];
  const found = await Promise.all(
    paths.map(async (path) => [words(path), plainOf(words(await world.read(path)))]),
  );
  const lines = (await world.list('audit')).filter((line) => JSON.stringify(line).includes(target));
  const claims = (await world.trusted.auth.getUser(`u-${source}`)).customClaims;
  return { found, claims: words(claims), audit: lines.map(({ id, action }) => [words(id), action]).sort() };
}

/** Without times, and without what evaluating a pair writes back. */
function plainOf(data: Record<string, unknown> | null): unknown {
  const gone = [
    'createdAt',
    'updatedAt',
    'mergedAt',
    'evaluatedAt',
    'overall',
    'readinessPct',
    'nextChangeOn',
  ];
  return data && Object.fromEntries(Object.entries(data).filter(([name]) => !gone.includes(name)));
}
