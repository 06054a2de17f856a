import { keepFileWords } from '@vcms/documents/server';
import { isKeepingNight } from '@vcms/domain';
import { fillHolders } from '@vcms/insurance/server';
import { fillCommentOwners } from '@vcms/programs/server';
import { textOf } from '@vcms/server/core';
import { closePictures } from '@vcms/users/server';
import {
  closeFilesOfPeople,
  fillClientsLastDays,
  fillPaperHolders,
  keepSight,
  outOfSight,
} from '@vcms/workforce/server';
import { readFileText } from '../documents/read-file-text.ts';
import { fillReviewOwners } from '../reviews/fill-review-owners.ts';
import { companies, type NightStep } from './night-step.ts';

/** What records from before a release lack is filled in by the night that the release asks for. */
export const KEEPING_STEPS: readonly NightStep[] = [
  {
    // Each night: tabs of older releases put files up as before until the rules refuse them (docs/runbooks/publish.md).
    name: 'filesOfPeople',
    size: 20,
    query: (trusted) => companies(trusted, 'contractor').select(),
    work: (trusted, _night, documents) =>
      closeFilesOfPeople(
        trusted,
        documents.map(({ id }) => id),
      ),
  },
  {
    name: 'pictures',
    size: 100,
    query: ({ db }, { id }) =>
      isKeepingNight(id) ? db.collection('users').orderBy('__name__').select() : undefined,
    work: (trusted, _night, documents) =>
      closePictures(
        trusted,
        documents.map(({ id }) => id),
      ),
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
    // What left the client's sight since the last night; all of them where a release begins to keep it.
    name: 'assignmentsInSight',
    size: 500,
    query: ({ db }, { id, today }) =>
      isKeepingNight(id)
        ? db.collection('staffAssignments').orderBy('__name__').select()
        : outOfSight(db, today),
    // A keeping night asks for no field.
    placeOf: (document) => {
      const to = textOf(document.get('to'));
      return to === '' ? [document.id] : [to, document.id];
    },
    work: (trusted, { today }, documents) =>
      keepSight(
        trusted,
        documents.map(({ id }) => id),
        today,
      ),
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
];
