import {
  type CalendarDate,
  collectionPath,
  ENGAGEMENT_STATES,
  type EngagementState,
  INSURANCE_LINES,
  type InsuranceLine,
  ITEM_STATUSES,
  type Item,
  type NewestDocument,
  type OutlookStep,
  type ReasonFacts,
  type Status,
} from '@vcms/domain';
import { collection, type Firestore, limit, orderBy, type Query, query, where } from 'firebase/firestore';
import type { FieldReader, ParsedDocument } from './parsed-document.ts';
import { createReadingConverter } from './reading-converter.ts';

/**
 * A snapshot as lists and dashboards show it: how a contractor stands with a client today, and what changes when.
 * `recordsOf(.., 'snapshots')` reads the same with its schema, which a page's first chunk should not carry.
 */
export interface Standing {
  readonly id: string;
  readonly clientId: string;
  readonly contractorId: string;
  readonly clientName: string;
  readonly contractorName: string;
  readonly engagementState: EngagementState;
  readonly asOf: CalendarDate;
  readonly overall: Status;
  readonly siteAccess: boolean;
  /** 0..100; undefined when no demand applies. */
  readonly readinessPct: number | undefined;
  readonly items: readonly Item[];
  readonly nextChangeOn: CalendarDate | undefined;
  /** The first end of a policy that counts; NO_END without one, undefined in results stored before it was kept. */
  readonly insuranceEndsOn?: CalendarDate | undefined;
  /** By line, the end of the policy that counts. */
  readonly insuranceEnds?: Readonly<Partial<Record<InsuranceLine, CalendarDate>>> | undefined;
  /** What lists of certificates are filtered by. */
  readonly insuranceFlags?: readonly string[] | undefined;
  /** Years of the logs that its client's pooled TRIR adds up; absent without a rate of confirmed logs. */
  readonly injuryYears?: { readonly from: number; readonly to: number } | undefined;
  /** The contractor's NAICS code by which it was judged. */
  readonly naics?: string | undefined;
  /** The last file that it shows this client. */
  readonly newestDocument?: NewestDocument | undefined;
  /** What lists of programs are sorted by: the weighted mean of the scores, '' for none. */
  readonly programMean?: string | undefined;
  /** Days of change within the next 90, and what they bring. */
  readonly outlook: readonly OutlookStep[];
}

const ACTORS = ['contractor', 'firm', 'client'] as const;

function factsOf(fields: FieldReader): ReasonFacts {
  return {
    endedOn: fields.optionalText('endedOn'),
    startsOn: fields.optionalText('startsOn'),
    waitingSince: fields.optionalText('waitingSince'),
    graceUntil: fields.optionalText('graceUntil'),
    daysLeft: fields.optionalNumber('daysLeft'),
    finding: fields.optionalText('finding'),
    validUntil: fields.optionalText('validUntil'),
    used: fields.optionalNumber('used'),
    limitFor: fields.optionalText('limitFor'),
  };
}

function itemOf(fields: FieldReader): Item {
  const hasFacts = fields.has('facts');
  return {
    key: fields.text('key'),
    status: fields.oneOf('status', ITEM_STATUSES),
    raw: fields.oneOf('raw', ITEM_STATUSES),
    reasons: fields.texts('reasons'),
    actual: fields.optionalScalar('actual'),
    required: fields.optionalScalar('required'),
    gap: fields.optionalNumber('gap'),
    evidenceIds: fields.texts('evidenceIds'),
    dueOn: fields.optionalText('dueOn'),
    grace: fields.has('grace') ? fields.flag('grace') : undefined,
    varianceTo: fields.optionalText('varianceTo'),
    actor: fields.optionalOneOf('actor', ACTORS) ?? null,
    ...(hasFacts ? { facts: factsOf(fields.map('facts')) } : {}),
  };
}

function stepOf(fields: FieldReader): OutlookStep {
  return {
    date: fields.text('date'),
    overall: fields.oneOf('overall', ITEM_STATUSES),
    changes: fields.maps('changes').map((change) => ({
      key: change.text('key'),
      status: change.optionalOneOf('status', ITEM_STATUSES),
    })),
  };
}

function endsOf(fields: FieldReader): Pick<Standing, 'insuranceEndsOn' | 'insuranceEnds' | 'insuranceFlags'> {
  const ends = fields.map('ends');
  return {
    insuranceEndsOn: fields.text('endsOn'),
    insuranceFlags: fields.texts('flags'),
    insuranceEnds: Object.fromEntries(
      INSURANCE_LINES.flatMap((line) => {
        const end = ends.optionalText(line);
        return end === undefined ? [] : [[line, end]];
      }),
    ),
  };
}

function evidenceOf(fields: FieldReader): Pick<Standing, 'injuryYears' | 'newestDocument'> {
  const years = fields.has('injuries') ? fields.map('injuries') : undefined;
  const newest = fields.has('newestDocument') ? fields.map('newestDocument') : undefined;
  return {
    ...(years === undefined
      ? {}
      : {
          injuryYears: { from: Number(years.optionalNumber('from')), to: Number(years.optionalNumber('to')) },
        }),
    ...(newest === undefined
      ? {}
      : { newestDocument: { title: newest.text('title'), on: newest.text('on') } }),
  };
}

const standingConverter = createReadingConverter<Standing>((id, fields) => {
  const result = fields.map('result');
  return {
    id,
    clientId: fields.text('clientId'),
    contractorId: fields.text('contractorId'),
    clientName: fields.text('clientName'),
    contractorName: fields.text('contractorName'),
    engagementState: fields.oneOf('engagementState', ENGAGEMENT_STATES),
    asOf: result.text('asOf'),
    overall: result.oneOf('overall', ITEM_STATUSES),
    siteAccess: result.flag('siteAccess'),
    readinessPct: result.optionalNumber('readinessPct'),
    items: result.maps('items').map(itemOf),
    nextChangeOn: result.optionalText('nextChangeOn'),
    programMean: fields.optionalText('programMean'),
    naics: fields.optionalText('naics'),
    outlook: fields.maps('outlook').map(stepOf),
    ...evidenceOf(fields),
    ...(fields.has('insurance') ? endsOf(fields.map('insurance')) : {}),
  };
});

export type StandingQuery = Query<ParsedDocument<Standing>>;

/** Whose results are asked for; undefined: all, for the firm's people. Clients and contractors name themselves. */
export interface StandingSide {
  readonly clientId?: string | undefined;
  readonly contractorId?: string | undefined;
}

/**
 * Results that the side may see, to narrow down and order: contractors see theirs from the invitation on, all others while
 * evidence is open.
 */
export function standingsOf(firestore: Firestore, { clientId, contractorId }: StandingSide): StandingQuery {
  return query(
    collection(firestore, collectionPath('snapshots')).withConverter(standingConverter),
    ...(clientId === undefined ? [] : [where('clientId', '==', clientId)]),
    ...(contractorId === undefined ? [] : [where('contractorId', '==', contractorId)]),
    ...(contractorId !== undefined && clientId === undefined ? [] : [where('visible', '==', true)]),
  );
}

/** Results of one side, by the other side's name; with one status when it is named. */
export function standingsQuery(firestore: Firestore, side: StandingSide, overall?: Status): StandingQuery {
  return query(
    standingsOf(firestore, side),
    ...(overall === undefined ? [] : [where('result.overall', '==', overall)]),
    orderBy(side.contractorId === undefined ? 'contractorName' : 'clientName'),
  );
}

/** Results with one status, to count. */
export function standingsToCountQuery(
  firestore: Firestore,
  side: StandingSide,
  overall: Status,
): StandingQuery {
  return query(standingsOf(firestore, side), where('result.overall', '==', overall));
}

/** Results that change up to a day, the first change on top: the firm's people, or a client for itself. */
export function standingsChangingQuery(
  firestore: Firestore,
  side: Omit<StandingSide, 'contractorId'>,
  to: CalendarDate,
): StandingQuery {
  return query(
    standingsOf(firestore, side),
    where('result.nextChangeOn', '<=', to),
    orderBy('result.nextChangeOn'),
  );
}

/** The result that was judged last, to know that lists and counts have changed: the firm's people, or a client. */
export function lastJudgedQuery(
  firestore: Firestore,
  side: Omit<StandingSide, 'contractorId'>,
): StandingQuery {
  return query(standingsOf(firestore, side), orderBy('evaluatedAt', 'desc'), limit(1));
}

/** Results of a client's approved contractors that a pooled TRIR adds up, by the first or the last year of their logs. */
export function pooledStandingsQuery(
  firestore: Firestore,
  clientId: string,
  year: 'from' | 'to',
): StandingQuery {
  return query(
    standingsOf(firestore, { clientId }),
    where('engagementState', '==', 'approved'),
    orderBy(`injuries.${year}`, year === 'from' ? 'asc' : 'desc'),
  );
}

/** Results of a client's contractors that added a file since a day, the last one first. */
export function newDocumentsQuery(
  firestore: Firestore,
  clientId: string,
  since: CalendarDate,
): StandingQuery {
  return query(
    standingsOf(firestore, { clientId }),
    where('newestDocument.on', '>=', since),
    orderBy('newestDocument.on', 'desc'),
  );
}
