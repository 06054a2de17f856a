import type { Trusted } from '@vcms/server/core';
import { endVariances, remindOfVariances } from '@vcms/variances/server';
import type { Query } from 'firebase-admin/firestore';
import type { LineNight } from '../nightly/night-step.ts';

function approvedVariances({ db }: Trusted): Query {
  return db.collection('variances').where('state', '==', 'approved').orderBy('__name__');
}

export const variancesByNight: LineNight = {
  beforeResults: [
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
  ],
  reminders: [
    {
      name: 'endingVariances',
      size: 100,
      query: approvedVariances,
      work: (trusted, { today }, documents) => remindOfVariances(trusted, documents, today),
    },
  ],
};
