import { at, draftOf, type LineDemo } from '@vcms/seed/words';
import { buildRequests } from './requests.ts';

export const demo: LineDemo = {
  drafts: ({ today }) =>
    buildRequests(today).map(({ request, by, madeOn }) =>
      draftOf('documentRequests', [request.id], request, { at: at(madeOn, 15), by }),
    ),
};
