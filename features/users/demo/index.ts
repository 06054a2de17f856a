import { DEMO_PEOPLE, draftOf, early, type LineDemo } from '@vcms/seed/words';
import { buildInvitations } from './invitations.ts';

export const demo: LineDemo = {
  drafts: ({ today }) =>
    buildInvitations(today).map((one) =>
      draftOf('invitations', [one.id], one, { at: early(today, 4), by: DEMO_PEOPLE.client.uid }),
    ),
};
