import type { CollectionName } from '@vcms/domain';
import { byField, type CompanyRow } from './company-tie.ts';

const CATALOGUE = 'The firm’s catalogue, the same for everybody.';

const NOTICE = 'What somebody else was told; the night deletes it in its time.';

/** People, the trail, and what the server keeps of its work for them. */
export const PEOPLE_ROWS = {
  users: { ties: [{ relation: 'own', find: byField('companyId') }] },
  invitations: {
    ties: [
      { relation: 'own', find: byField('companyId') },
      { relation: 'own', find: byField('inviterCompanyId') },
    ],
    omit: ['tokenHash'],
  },
  notifications: {
    ties: [
      { relation: 'own', find: byField('toId', 'people') },
      { relation: 'mention', why: NOTICE },
    ],
  },
  audit: {
    ties: [
      {
        ...{ side: 'client', relation: 'shared', find: byField('clientId') },
        why: 'The trail is never changed: others’ would break (ADR 37).',
      },
      ...(['actorCompanyId', 'entityId'] as const).map((field) => ({
        ...({ relation: 'shared', find: byField(field) } as const),
        why: 'The trail is never changed: others’ would break (ADR 37).',
      })),
    ],
  },
  auditChains: { ties: [{ relation: 'mention', why: 'It seals the trail, which stays (ADR 37).' }] },
  auditLinks: { ties: [{ relation: 'mention', why: 'It seals the trail, which stays (ADR 37).' }] },
  programs: { ties: [], none: CATALOGUE },
  programEditions: { ties: [], none: CATALOGUE },
  benchmarks: { ties: [], none: CATALOGUE },
  naicsCodes: { ties: [], none: CATALOGUE },
  helpTexts: { ties: [], none: CATALOGUE },
  helpVotes: {
    ties: [
      {
        ...{ relation: 'trace', find: byField('createdBy', 'people') },
        why: 'What one person thought of an article.',
      },
    ],
  },
  reminderLog: {
    ties: [
      { relation: 'trace', find: { by: 'prefix' }, why: 'Which notices were written, without words.' },
      { relation: 'mention', why: NOTICE },
    ],
  },
  mail: {
    ties: [
      {
        ...{ relation: 'trace', find: byField('to', 'mailboxes') },
        why: 'The outbox; its words are deleted once they are sent.',
      },
      { relation: 'mention', why: NOTICE },
    ],
  },
  failedJobs: {
    ties: [{ relation: 'trace', find: byField('companyId'), why: 'Work of the server that failed.' }],
  },
  intakePauses: {
    ties: [
      { side: 'contractor', relation: 'trace', find: { by: 'id', of: 'company' }, why: 'Lasts for an hour.' },
    ],
  },
} as const satisfies Partial<Record<CollectionName, CompanyRow>>;

/** Collections for the server's own work, which no rule opens (docs/data-model.md). */
export const SERVER_ROWS = {
  nights: { ties: [], none: 'How far a night has come.' },
  nightRanges: {
    ties: [{ relation: 'mention', why: 'Where a range of a night begins; deleted after 30 days.' }],
  },
  rateLimits: { ties: [], none: 'Counters under hashed names, for a day at most.' },
  sharedRuns: { ties: [], none: 'Goes away when its run ends.' },
  serverSettings: { ties: [], none: 'The configuration.' },
  userDevices: {
    ties: [
      { relation: 'trace', find: { by: 'id', of: 'people' }, why: 'Browsers, for notices of sign-ins.' },
    ],
  },
  endedSessions: {
    ties: [
      { relation: 'mention', why: 'Rules look at it: a token from before must stay refused until it ends.' },
    ],
  },
  companyMerges: {
    ties: [{ relation: 'mention', why: 'Says which companies became one, by their ids.' }],
  },
  companyDeletions: { ties: [{ relation: 'mention', why: 'Says that it was deleted.' }] },
  noticeMail: {
    ties: [
      { relation: 'trace', find: byField('toId', 'people'), why: 'Notices that wait for a mail.' },
      { relation: 'mention', why: NOTICE },
    ],
  },
  calendarFeeds: {
    ties: [{ relation: 'trace', find: { by: 'id', of: 'people' }, why: 'The hash of a secret address.' }],
  },
  unsubscribeLinks: {
    ties: [{ relation: 'trace', find: byField('uid', 'people'), why: 'The hash of a secret link.' }],
  },
  eventReminders: { ties: [], none: 'Times of events; the trigger takes them away with their event.' },
  releaseHealth: { ties: [], none: 'Counts of a release, without anything of who.' },
  reviewPace: {
    ties: [],
    none: 'How long the firm took for its decisions of a day, without anything of whom.',
  },
} as const satisfies Readonly<Record<string, CompanyRow>>;
