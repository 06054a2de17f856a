import { draftOf, early, type LineDemo } from '@vcms/seed/words';
import { decisions } from './decisions.ts';
import { requests } from './requests.ts';

export const demo: LineDemo = {
  drafts: ({ today, engagements, snapshots }) => [
    ...decisions(engagements, snapshots, today).map((one) =>
      draftOf('engagementDecisions', [one.id], one, { at: one.decidedAt, by: one.decidedBy }),
    ),
    ...requests().map((one) =>
      draftOf('contractorRequests', [one.id], one, { at: early(today, 4), by: one.requestedBy }),
    ),
  ],
};
