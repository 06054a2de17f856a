import {
  type CallableResponse,
  type CheckedRequest,
  demandImpact,
  EVIDENCE_VISIBLE_STATES,
  staffImpact,
} from '@vcms/domain';
import type { Caller, Trusted } from '@vcms/server/core';
import { Refusal, refuseAccess, textOf } from '@vcms/server/core';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import { createInputLoader, type InputLoader } from '../snapshots/input-loader.ts';

type Request = CheckedRequest<'demandPreview'>;
type Response = CallableResponse<'demandPreview'>;
type Row = Response['rows'][number];
type Engaged = QuerySnapshot['docs'][number];

/** Contractors of one call: about a hundred reads each. */
export const PREVIEW_PAGE = 25;
/** Contractors read at the same time. */
const AT_ONCE = 8;

/**
 * What a change of a client's demands would do, contractor by contractor, judged by the same function and from the same
 * records as on the day itself (domain 3.5). Nothing is written. For 5003 of the client, and for 5002.
 */
export async function demandPreview(trusted: Trusted, caller: Caller, request: Request): Promise<Response> {
  const isOwn = caller.role === '5003' && caller.companyId === request.clientId;
  if (!isOwn && caller.role !== '5002') refuseAccess();
  return request.kind === 'set' ? previewSet(trusted, request) : previewOverrides(trusted, request);
}

/** Whose evidence the client may see: what it may not see is not judged for it either. */
function visibleContractors({ db }: Trusted, clientId: string) {
  return db
    .collection('engagements')
    .where('clientId', '==', clientId)
    .where('state', 'in', [...EVIDENCE_VISIBLE_STATES]);
}

async function previewSet(trusted: Trusted, request: Extract<Request, { kind: 'set' }>): Promise<Response> {
  const all = visibleContractors(trusted, request.clientId);
  const ordered = all.orderBy('__name__').limit(PREVIEW_PAGE + 1);
  const [page, total] = await Promise.all([
    (request.after === undefined ? ordered : ordered.startAfter(request.after)).get(),
    all.count().get(),
  ]);
  const shown = page.docs.slice(0, PREVIEW_PAGE);
  const loader = createInputLoader(trusted);
  const rows: Row[] = [];
  for (let at = 0; at < shown.length; at += AT_ONCE) {
    const judged = await Promise.all(
      shown.slice(at, at + AT_ONCE).map((entry) => judge(loader, entry, request)),
    );
    rows.push(...judged.flat());
  }
  const last = shown.at(-1);
  const hasMore = page.size > PREVIEW_PAGE && last !== undefined;
  return { total: total.data().count, rows, ...(hasMore ? { next: last.id } : {}) };
}

async function previewOverrides(
  trusted: Trusted,
  request: Extract<Request, { kind: 'overrides' }>,
): Promise<Response> {
  const { clientId, contractorId } = request;
  const found = await visibleContractors(trusted, clientId)
    .where('contractorId', '==', contractorId)
    .limit(1)
    .get();
  const [entry] = found.docs;
  if (entry === undefined) {
    throw new Refusal(
      'wrong-state',
      'There is nothing to evaluate yet. The preview works from the day on which the contractor accepts.',
    );
  }
  return { total: 1, rows: [...(await judge(createInputLoader(trusted), entry, request))] };
}

async function judge(loader: InputLoader, entry: Engaged, request: Request): Promise<readonly Row[]> {
  const { clientId, asOf } = request;
  const contractorId = textOf(entry.get('contractorId'));
  const input = await loader.load(clientId, contractorId);
  if (input === undefined) return [];
  const day = asOf > input.asOf ? asOf : input.asOf;
  const change = changeOf(request);
  const impact = demandImpact(input, day, change);
  const people = change.kind === 'set' ? staffImpact(input, change.set) : undefined;
  // What the schema of an answer describes may be written to; the impact's lists may not.
  return [
    {
      contractorId,
      contractorName: textOf(entry.get('contractorName')),
      ...impact,
      ...(people && { people }),
    } as Row,
  ];
}

function changeOf(request: Request): Parameters<typeof demandImpact>[2] {
  const { kind, clientId, asOf } = request;
  if (kind === 'set') {
    const place = { clientId, n: 1, status: 'published', effectiveFrom: asOf, changeNote: '' } as const;
    return { kind, set: { ...request.demands, ...place } };
  }
  const { contractorId, revoked } = request;
  // The evaluation looks at the pair only, so what is added is about this pair whatever it says of itself.
  const added = request.added.map((override) => ({ ...override, clientId, contractorId }));
  return { kind, revoked, added };
}
