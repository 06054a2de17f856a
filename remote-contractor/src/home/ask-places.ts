import { callLean } from '@vcms/data';
import type { CallableResponse } from '@vcms/domain';
import type { Functions } from 'firebase/functions';

/** What of the own company waits for the firm, with its place in the queue. */
export type QueuePlaces = CallableResponse<'queuePlaces'>;

/** Asks the server; undefined: no answer, such as without a network. */
export function askPlaces(functions: Functions): Promise<QueuePlaces | undefined> {
  return callLean(functions, 'queuePlaces', {}, (fields) => ({
    total: fields.optionalNumber('total') ?? 0,
    waiting: fields.maps('waiting').map((one) => ({
      id: one.text('id'),
      title: one.text('title'),
      submittedOn: one.text('submittedOn'),
      ahead: one.optionalNumber('ahead') ?? 0,
    })),
  }));
}
