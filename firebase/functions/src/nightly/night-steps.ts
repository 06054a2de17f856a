import { dropUnsavedFiles } from '@vcms/announcements/server';
import { finishMerges } from '@vcms/companies/server';
import { applyVersions, refreshEngagements } from '@vcms/compliance/server';
import { remindOfRequests, requestsDueSoon } from '@vcms/documents/server';
import { isKeepingNight } from '@vcms/domain';
import { endEngagements } from '@vcms/engagements/server';
import { askForRenewals, expireBrokerRequests, renewalConsents } from '@vcms/insurance/server';
import { checkChains } from '@vcms/server/audit';
import { keepNameWords, repairCounts } from '@vcms/server/companies';
import { textOf } from '@vcms/server/core';
import { repairTasks } from '@vcms/server/tasks';
import { expireInvitations, noteSignIns, SIGN_INS_AT_ONCE } from '@vcms/users/server';
import { remindOfStaffDocuments } from '@vcms/workforce/server';
import { purge } from '../retention/purge.ts';
import { KEEPING_STEPS } from './keeping-steps.ts';
import * as lines from './line-nights.ts';
import { companies, type LineNight, type NightStep } from './night-step.ts';
import { isLogReminderDay, remindOfExpiries, remindOfLogs, remindOfReviews } from './reminders.ts';

const LINES: readonly LineNight[] = Object.values(lines);

/** In an order in which each step sees the ones before: demands and what stands in for them, then results, then what is said of them. */
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
  ...KEEPING_STEPS,
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
  ...LINES.flatMap(({ beforeResults }) => beforeResults),
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
    // Before the contractor's own reminders would be too late: each consent lies below its contractor.
    name: 'renewals',
    size: 20,
    query: (trusted) => renewalConsents(trusted),
    placeOf: ({ ref }) => [ref.path],
    work: (trusted, { today }, documents) =>
      askForRenewals(
        trusted,
        documents.flatMap(({ ref }) => ref.parent.parent?.id ?? []),
        today,
      ),
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
  ...LINES.flatMap(({ reminders }) => reminders),
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
  {
    name: 'unsavedFiles',
    size: 100,
    query: (trusted) => companies(trusted, 'client').select(),
    work: async (trusted, night, documents) =>
      night.purge
        ? await dropUnsavedFiles(
            trusted,
            documents.map(({ id }) => id),
          )
        : 0,
  },
  { name: 'purged', work: async (trusted, night) => (night.purge ? await purge(trusted) : 0) },
];
