import {
  collectionPath,
  ENGAGEMENT_STATES,
  type Engagement,
  type EngagementState,
  RISK_LEVELS,
  type Status,
} from '@vcms/domain';
import {
  type CollectionReference,
  collection,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';
import type { ParsedDocument } from './parsed-document.ts';
import { createReadingConverter } from './reading-converter.ts';

const engagementConverter = createReadingConverter<Engagement>((id, fields) => ({
  id,
  clientId: fields.text('clientId'),
  contractorId: fields.text('contractorId'),
  clientName: fields.text('clientName'),
  contractorName: fields.text('contractorName'),
  state: fields.oneOf('state', ENGAGEMENT_STATES),
  workTypes: fields.texts('workTypes'),
  riskLevel: fields.oneOf('riskLevel', RISK_LEVELS),
  sites: fields.texts('sites'),
  decisionReason: fields.optionalText('decisionReason'),
  startOn: fields.optionalText('startOn'),
  endOn: fields.optionalText('endOn'),
  updatedAt: fields.time('updatedAt'),
  remindedAt: fields.optionalTime('remindedAt'),
}));

type EngagementQuery = Query<ParsedDocument<Engagement>>;

function engagements(firestore: Firestore): CollectionReference<ParsedDocument<Engagement>> {
  return collection(firestore, collectionPath('engagements')).withConverter(engagementConverter);
}

function ofClient(
  firestore: Firestore,
  clientId: string,
  ...conditions: readonly QueryConstraint[]
): EngagementQuery {
  return query(engagements(firestore), where('clientId', '==', clientId), ...conditions);
}

/** Every contractor of one client. The rules prove it from the filter; clients may ask only for themselves. */
export function engagementsOfClientQuery(firestore: Firestore, clientId: string): EngagementQuery {
  return ofClient(firestore, clientId);
}

/** Every client of one contractor; contractors may ask only for themselves. */
export function engagementsOfContractorQuery(firestore: Firestore, contractorId: string): EngagementQuery {
  return query(engagements(firestore), where('contractorId', '==', contractorId));
}

/** The relation of one client to one contractor, as a list of one or none: both sides and the firm. */
export function engagementOfPairQuery(
  firestore: Firestore,
  clientId: string,
  contractorId: string,
): EngagementQuery {
  return ofClient(firestore, clientId, where('contractorId', '==', contractorId));
}

/** A client's contractors in one of some states, those that have stood there longest first. */
export function engagementsOfClientInStatesQuery(
  firestore: Firestore,
  clientId: string,
  states: readonly EngagementState[],
): EngagementQuery {
  return ofClient(firestore, clientId, where('state', 'in', [...states]), orderBy('updatedAt'));
}

/** A client's contractors in a state that stand so today, to count. */
export function engagementsOfClientWithStatusQuery(
  firestore: Firestore,
  clientId: string,
  state: EngagementState,
  overall: Status,
): EngagementQuery {
  return ofClient(firestore, clientId, where('state', '==', state), where('overall', '==', overall));
}

/** The relation of a client that moved last, to know that its lists and counts have changed. */
export function lastMovedOfClientQuery(firestore: Firestore, clientId: string): EngagementQuery {
  return ofClient(firestore, clientId, orderBy('updatedAt', 'desc'), limit(1));
}

/** What has not moved since before a time in any of these states, oldest first, over all companies: 5001 and 5002. */
export function unmovedInStatesQuery(
  firestore: Firestore,
  states: readonly EngagementState[],
  before: Date,
): EngagementQuery {
  return query(
    engagements(firestore),
    where('state', 'in', [...states]),
    where('updatedAt', '<', before),
    orderBy('updatedAt'),
  );
}

/** Engagements in any of these states (30 at most, a limit of Firestore), over all companies: 5001 and 5002. */
export function engagementsInStatesQuery(
  firestore: Firestore,
  states: readonly EngagementState[],
): EngagementQuery {
  return query(engagements(firestore), where('state', 'in', [...states]));
}

/** What has waited longest in a state, oldest first, over all companies: 5001 and 5002. */
export function longestInStateQuery(
  firestore: Firestore,
  state: EngagementState,
  count: number,
): EngagementQuery {
  return query(engagements(firestore), where('state', '==', state), orderBy('updatedAt'), limit(count));
}
