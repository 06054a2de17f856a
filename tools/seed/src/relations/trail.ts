import { type AccessLogEntry, type AuditEvent, addDays, USER_ROLES } from '@vcms/domain';
import { DEMO_COMPANY_IDS, DEMO_PEOPLE, type DemoAccount } from '../words/accounts.ts';
import type { ContractorFile } from '../words/contractor-file.ts';
import { at, type DemoEngagement } from '../words/demo-records.ts';
import type { Random } from '../words/random.ts';

const REVIEWS_SHOWN = 320;
const OPENED = 120;

function engagementEvents(engagements: readonly DemoEngagement[]): readonly AuditEvent[] {
  return engagements.flatMap(({ id, record }) => {
    const { clientId, contractorId, state, requestedBy, decidedBy, decidedAt, decisionReason } = record;
    const common = {
      entityType: 'engagement',
      entityId: id,
      clientId,
      contractorId,
      actorCompanyId: clientId,
    };
    const asked: AuditEvent = {
      id: `${id}-invite`,
      at: record.createdAt,
      actorUid: requestedBy,
      actorRole: '5003',
      action: 'engagement.invite',
      ...common,
      after: { state: 'invited' },
    };
    if (decidedBy === undefined || decidedAt === undefined) return [asked];
    const reason = decisionReason === undefined ? {} : { reason: decisionReason };
    const action = 'engagement.decide';
    const change = { before: { state: 'submitted' }, after: { state } };
    return [
      asked,
      {
        id: `${id}-decide`,
        at: decidedAt,
        actorUid: decidedBy,
        actorRole: '5003',
        action,
        ...common,
        ...change,
        ...reason,
      },
    ];
  });
}

function reviewEvents(files: readonly ContractorFile[]): readonly AuditEvent[] {
  return files
    .flatMap(({ contractorId, reviews }) =>
      reviews.map(
        (review): AuditEvent => ({
          id: `${contractorId}-${review.id}`,
          at: review.decidedAt,
          actorUid: review.decidedBy,
          actorRole: '5002',
          actorCompanyId: DEMO_COMPANY_IDS.firm,
          action: 'review.decide',
          entityType: review.subjectType,
          entityId: review.subjectId,
          contractorId,
          after: { decision: review.decision },
        }),
      ),
    )
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, REVIEWS_SHOWN);
}

/** About 400 events: relations, the newest reviews, and a disabled account (domain section 8). */
export function buildAudit(
  engagements: readonly DemoEngagement[],
  files: readonly ContractorFile[],
  today: string,
): readonly AuditEvent[] {
  const disabled: AuditEvent = {
    id: 'user-disabled',
    at: at(addDays(today, -20), 11),
    actorUid: DEMO_PEOPLE.admin.uid,
    actorRole: USER_ROLES[0],
    actorCompanyId: DEMO_COMPANY_IDS.firm,
    action: 'user.disable',
    entityType: 'user',
    entityId: DEMO_PEOPLE.disabled.uid,
    before: { status: 'active' },
    after: { status: 'disabled' },
    reason: 'Left the company.',
  };
  return [...engagementEvents(engagements), ...reviewEvents(files), disabled];
}

/** Who of a client opened which of a contractor's files, with the contractor. */
export interface DemoAccess {
  readonly contractorId: string;
  readonly entry: AccessLogEntry;
}

export function buildAccessLog(
  engagements: readonly DemoEngagement[],
  files: readonly ContractorFile[],
  today: string,
  random: Random,
): readonly DemoAccess[] {
  const open = engagements.flatMap(({ record }) => {
    const file = files.find(({ contractorId }) => contractorId === record.contractorId);
    return record.state === 'approved' && file !== undefined ? [{ clientId: record.clientId, file }] : [];
  });
  const readers: Readonly<Record<string, DemoAccount>> = {
    [DEMO_COMPANY_IDS.northfield]: DEMO_PEOPLE.client,
    [DEMO_COMPANY_IDS.lakeshore]: DEMO_PEOPLE.client2,
  };
  return Array.from({ length: OPENED }, (_, index) => {
    const { clientId, file } = random.pick(open);
    const document = random.pick(file.documents.filter(({ visibility }) => visibility === 'engaged'));
    return {
      contractorId: file.contractorId,
      entry: {
        id: `access-${index + 1}`,
        at: at(addDays(today, -random.int(0, 90)), random.int(8, 17)),
        actorUid: (readers[clientId] ?? DEMO_PEOPLE.clientReduced).uid,
        clientId,
        docId: document.id,
        fileName: document.fileName,
      },
    };
  });
}
