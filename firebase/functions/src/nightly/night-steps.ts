import { finishMerges } from '@vcms/companies/server';
import { applyVersions, refreshEngagements } from '@vcms/compliance/server';
import { keepFileWords, remindOfRequests, requestsDueSoon } from '@vcms/documents/server';
import { isKeepingNight } from '@vcms/domain';
import { endEngagements } from '@vcms/engagements/server';
import { expireBrokerRequests, fillHolders } from '@vcms/insurance/server';
import { fillCommentOwners } from '@vcms/programs/server';
import { checkChains } from '@vcms/server/audit';
import { keepNameWords, repairCounts } from '@vcms/server/companies';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { repairTasks } from '@vcms/server/tasks';
import { expireInvitations, noteSignIns, SIGN_INS_AT_ONCE } from '@vcms/users/server';
import { endVariances } from '@vcms/variances/server';
import { fillClientsLastDays, fillPaperHolders, remindOfStaffDocuments } from '@vcms/workforce/server';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readFileText } from '../documents/read-file-text.ts';
import { purge } from '../retention/purge.ts';
import { fillReviewOwners } from '../reviews/fill-review-owners.ts';
import type { Cursor, Night } from './night-record.ts';
import {
  isLogReminderDay,
  remindOfExpiries,
  remindOfLogs,
  remindOfReviews,
  remindOfVariances,
} from './reminders.ts';

type Documents = readonly QueryDocumentSnapshot[];

/** A part of the night. Every one may run again, for a range or whole: it finds what is done. */
export interface NightStep {
  readonly name: string;
  /** What it goes through in ranges, in a lasting order; undefined: nothing, it is done in one. */
  readonly query?: (trusted: Trusted, night: Night) => Query | undefined;
  /** Documents of a range: so many that it ends well within the nine minutes of a function. */
  readonly size?: number;
  /** The place of a document in the query's order; its id when absent. */
  readonly placeOf?: (document: QueryDocumentSnapshot) => Cursor;
  /** Works on a range; answers how many things it changed or made. */
  readonly work: (trusted: Trusted, night: Night, documents: Documents) => Promise<number>;
}

function companies({ db }: Trusted, kind?: 'client' | 'contractor'): Query {
  const all = db.collection('companies');
  const some = kind === undefined ? all : all.where('kind', '==', kind);
  return some.orderBy('__name__');
}

function approvedVariances({ db }: Trusted): Query {
  return db.collection('variances').where('state', '==', 'approved').orderBy('__name__');
}

/** In an order in which each step sees the ones before: demands and variances, then results, then what is said of them. */
export const NIGHT_STEPS: readonly NightStep[] = [
  { name: 'invitations', work: (trusted) => expireInvitations(trusted) },
  { name: 'brokerRequests', work: (trusted) => expireBrokerRequests(trusted) },
  { name: 'merges', work: (trusted) => finishMerges(trusted) },
  {
    name: 'counts',
    size: 200,
    query: (trusted) => companies(trusted).select(),
    work: (trusted, _night, documents) =>
      repairCounts(
        trusted,
        documents.map(({ id }) => id),
      ),
  },
  {
    // Those of engagements and results are written with each result, by the step `snapshots`.
    name: 'nameWords',
    size: 200,
    query: (trusted) => companies(trusted).select(),
    work: (trusted, _night, documents) =>
      keepNameWords(
        trusted,
        documents.map(({ id }) => id),
      ),
  },
  {
    name: 'versions',
    size: 50,
    query: (trusted) => companies(trusted, 'client').select(),
    work: async (trusted, _night, documents) => {
      for (const { id } of documents) await applyVersions(trusted, id);
      return documents.length;
    },
  },
  {
    name: 'holders',
    size: 50,
    // Only records from before a release lack what is filled in.
    query: (trusted, { id }) => (isKeepingNight(id) ? companies(trusted, 'contractor').select() : undefined),
    work: (trusted, _night, documents) =>
      fillHolders(
        trusted,
        documents.map(({ id }) => id),
      ),
  },
  {
    name: 'commentOwners',
    size: 100,
    query: ({ db }, { id }) =>
      isKeepingNight(id) ? db.collection('savedComments').orderBy('__name__') : undefined,
    work: (trusted, _night, documents) => fillCommentOwners(trusted, documents),
  },
  {
    name: 'reviewOwners',
    size: 50,
    query: (trusted, { id }) => (isKeepingNight(id) ? companies(trusted, 'contractor').select() : undefined),
    work: (trusted, _night, documents) =>
      fillReviewOwners(
        trusted,
        documents.map(({ id }) => id),
      ),
  },
  {
    name: 'peoplesPapers',
    size: 20,
    query: (trusted, { id }) => (isKeepingNight(id) ? companies(trusted, 'contractor').select() : undefined),
    work: async (trusted, _night, documents) => {
      const ids = documents.map(({ id }) => id);
      return (await fillPaperHolders(trusted, ids)) + (await fillClientsLastDays(trusted, ids));
    },
  },
  {
    // Files from before their text was read, a few at a time: each is read once, and the trigger reads what comes.
    name: 'fileWords',
    size: 10,
    query: ({ db }, { id }) =>
      isKeepingNight(id) ? db.collectionGroup('documents').orderBy('__name__').select() : undefined,
    placeOf: ({ ref }) => [ref.path],
    work: async (trusted, _night, documents) => {
      for (const { id, ref } of documents)
        await keepFileWords(trusted, {
          companyId: ref.parent.parent?.id ?? '',
          ...{ id, readText: readFileText, scans: true },
        });
      return documents.length;
    },
  },
  {
    name: 'reviewTasks',
    size: 100,
    query: (trusted) => companies(trusted, 'contractor').select(),
    work: (trusted, _night, documents) =>
      repairTasks(
        trusted,
        documents.map(({ id }) => id),
      ),
  },
  {
    name: 'variances',
    size: 100,
    query: (trusted) => approvedVariances(trusted).select(),
    work: (trusted, { today }, documents) =>
      endVariances(
        trusted,
        documents.map(({ id }) => id),
        today,
      ),
  },
  {
    name: 'engagements',
    size: 100,
    query: ({ db }, { today }) =>
      db
        .collection('engagements')
        .where('endOn', '<', today)
        .orderBy('endOn')
        .orderBy('__name__')
        .select('endOn'),
    placeOf: (document) => [textOf(document.get('endOn')), document.id],
    work: (trusted, { today }, documents) =>
      endEngagements(
        trusted,
        documents.map(({ id }) => id),
        today,
      ),
  },
  {
    name: 'snapshots',
    size: 50,
    // By contractor: its evidence, which is most of what there is to read, is then read once a range.
    query: ({ db }) => db.collection('engagements').orderBy('contractorId').orderBy('__name__'),
    placeOf: (document) => [textOf(document.get('contractorId')), document.id],
    work: (trusted, _night, documents) => refreshEngagements(trusted, documents),
  },
  {
    name: 'expiries',
    size: 50,
    query: ({ db }) => db.collection('snapshots').where('visible', '==', true).orderBy('__name__'),
    work: (trusted, { today }, documents) => remindOfExpiries(trusted, documents, today),
  },
  {
    name: 'staffExpiries',
    size: 20,
    query: (trusted) => companies(trusted, 'contractor').select(),
    work: (trusted, _night, documents) =>
      remindOfStaffDocuments(
        trusted,
        documents.map(({ id }) => id),
      ),
  },
  {
    name: 'endingVariances',
    size: 100,
    query: approvedVariances,
    work: (trusted, { today }, documents) => remindOfVariances(trusted, documents, today),
  },
  {
    name: 'dueRequests',
    size: 100,
    query: (trusted, { today }) => requestsDueSoon(trusted, today),
    work: (trusted, { today }, documents) => remindOfRequests(trusted, documents, today),
  },
  {
    name: 'missingLogs',
    size: 100,
    query: (trusted, { today }) => (isLogReminderDay(today) ? companies(trusted, 'contractor') : undefined),
    work: (trusted, { today }, documents) => remindOfLogs(trusted, documents, today),
  },
  { name: 'lateReviews', work: (trusted, { today }) => remindOfReviews(trusted, today) },
  {
    name: 'signIns',
    size: SIGN_INS_AT_ONCE,
    query: ({ db }) => db.collection('users').orderBy('__name__').select('lastSignInAt'),
    work: (trusted, _night, documents) => noteSignIns(trusted, documents),
  },
  {
    name: 'auditChains',
    size: 100,
    query: ({ db }) => db.collection('auditChains').orderBy('__name__'),
    // From their first links on a keeping night; else what the day added.
    work: (trusted, { id }, documents) => checkChains(trusted, documents, isKeepingNight(id)),
  },
  { name: 'purged', work: async (trusted, night) => (night.purge ? await purge(trusted) : 0) },
];
