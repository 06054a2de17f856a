import {
  arePapersInSight,
  type CalendarDate,
  type CallableResponse,
  type CheckedRequest,
  documentPath,
  type EngagementState,
  EVIDENCE_VISIBLE_STATES,
  engagementId,
  formatMoment,
  localDate,
  type StaffAssignment,
  staffAssignmentId,
} from '@vcms/domain';
import { engagementSchema, snapshotSchema, staffAssignmentSchema, staffSchema } from '@vcms/domain/schemas';
import { type Caller, plain, requireRole, type Trusted, textOf } from '@vcms/server/core';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { endText, gateVerdict, judgePerson, obstacles, relationObstacle } from '../model/index.ts';
import { type GateTerms, readGatePapers, readGateTerms } from './gate-papers.ts';

type Answer = CallableResponse<'gateCheck'>;

const UNREADABLE = { title: 'Not ready. The record cannot be read.', advice: 'Contact support.' };
const NOT_ASSIGNED = {
  title: 'Not ready. This person is not assigned to you.',
  advice: 'The contractor assigns people under Company Information.',
};

interface Schema<Value> {
  safeParse(stored: unknown): { readonly success: true; readonly data: Value } | { readonly success: false };
}

/** The record, if it is there and whole. */
function readOne<Value>(stored: DocumentSnapshot | undefined, schema: Schema<Value>): Value | undefined {
  if (stored?.exists !== true) return undefined;
  const result = schema.safeParse({ ...(plain(stored.data()) as object), id: stored.id });
  return result.success ? result.data : undefined;
}

/** Date and time of day where the client is; by UTC where nobody knows its time zone. */
function momentText(at: Date, timezone: string): string {
  return formatMoment(at, { timeZone: timezone || 'America/Chicago', seconds: true, zoneName: true });
}

interface Asked {
  readonly clientId: string;
  readonly today: CalendarDate;
  readonly assignment: StaffAssignment;
  readonly terms: GateTerms;
}

async function answerFor(
  { db }: Trusted,
  { clientId, today, assignment, terms }: Asked,
): Promise<Omit<Extract<Answer, { kind: 'person' }>, 'moment'> | typeof UNREADABLE> {
  const { contractorId, staffId } = assignment;
  const sites = [...assignment.sites];
  const pair = engagementId(clientId, contractorId);
  const judged = [
    documentPath('engagements', pair),
    documentPath('staff', contractorId, staffId),
    documentPath('snapshots', pair),
  ];
  const [[relation, person, snapshot], papers] = await Promise.all([
    Promise.all(judged.map((path) => db.doc(path).get())),
    readGatePapers(db, clientId, assignment),
  ]);
  const own = staffAssignmentId(clientId, staffId);
  // The last one changes with every paper and decision that changes how the person stands.
  const watch = [...judged, documentPath('staffAssignments', own), documentPath('staffSnapshots', own)];
  const engagement = readOne(relation, engagementSchema);
  if (engagement === undefined) return UNREADABLE;
  const company = engagement.contractorName;
  const shown = { kind: 'person' as const, company, sites, contractorId, watch };
  const closed = closedBy(engagement.state);
  if (closed !== undefined) {
    const { name, jobRole } = assignment;
    return { ...shown, isReady: false, reasons: [`${closed}.`], name, jobRole, badgeNo: '' };
  }
  const member = readOne(person, staffSchema);
  if (member === undefined || papers === undefined) return UNREADABLE;
  const { documents, reviews, overrides } = papers;
  const asked = { clientId, ...terms, overrides };
  const result = judgePerson({ person: member, documents, reviews }, assignment, asked, today);
  const standing = readOne(snapshot, snapshotSchema);
  const facts = {
    ...{ contractorName: company, engagementState: engagement.state, person: member, result },
    obstacles: result === undefined ? [] : obstacles(result, terms.docTypes, terms.sets, today),
  };
  const { isReady, reasons } = gateVerdict(facts, standing?.result.siteAccess, today);
  const { firstName, lastName, jobRole, badgeNo, photo } = member;
  return {
    ...{ ...shown, isReady, reasons: [...reasons], name: `${firstName} ${lastName}`, jobRole, badgeNo },
    ...(photo === undefined ? {} : { photo }),
  };
}

/** Why the papers of a company are closed to the client; undefined: it reads them. */
function closedBy(state: EngagementState): string | undefined {
  return EVIDENCE_VISIBLE_STATES.includes(state) ? undefined : relationObstacle(state);
}

/**
 * Whether the person whom a badge names may enter now, in one answer, for the client whose gate it is (ADR 69). It reads what that client reads under the
 * access rules and judges it as its pages do; of anybody else it says the same as of nobody.
 */
export async function checkGate(
  trusted: Trusted,
  caller: Caller,
  { staffId }: CheckedRequest<'gateCheck'>,
): Promise<Answer> {
  requireRole(caller, '5003');
  const { db } = trusted;
  const clientId = caller.companyId;
  const [client, stored, terms] = await Promise.all([
    db.doc(documentPath('companies', clientId)).get(),
    db.doc(documentPath('staffAssignments', staffAssignmentId(clientId, staffId))).get(),
    readGateTerms(db, clientId),
  ]);
  const timezone = textOf(client.get('timezone'));
  const now = trusted.now();
  const moment = momentText(now, timezone);
  const today = localDate(now, timezone);
  const say = (what: typeof UNREADABLE): Answer => ({ kind: 'closed', ...what, moment });
  if (stored.get('visible') !== true) return say(NOT_ASSIGNED);
  const assignment = readOne(stored, staffAssignmentSchema);
  if (assignment === undefined || terms === undefined) return say(UNREADABLE);
  if (!arePapersInSight(assignment, today))
    return say({ title: `Not ready. ${endText(assignment.to)}.`, advice: '' });
  const answer = await answerFor(trusted, { clientId, today, assignment, terms });
  return 'kind' in answer ? { ...answer, moment } : say(answer);
}
