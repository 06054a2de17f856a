import { FIRM_SCOPE } from '@vcms/domain';
import { DEMO_PEOPLE, draftOf, early, type LineDemo } from '@vcms/seed/words';
import { programEditions } from './catalogue/editions.ts';
import { PROGRAMS } from './catalogue/index.ts';
import { programsPart } from './programs.ts';
import { SAVED_COMMENTS } from './saved-comments.ts';

export const demo: LineDemo = {
  parts: [programsPart],
  drafts: ({ today }) => [
    ...PROGRAMS.map((program) =>
      draftOf('programs', [program.id], program, { at: early(today, 1), by: DEMO_PEOPLE.admin.uid }),
    ),
    ...programEditions(today).map((edition) =>
      draftOf('programEditions', [edition.programId, edition.n], edition, {
        at: early(today, 1),
        by: (edition.status === 'draft' ? DEMO_PEOPLE.cs : DEMO_PEOPLE.admin).uid,
      }),
    ),
    ...SAVED_COMMENTS.map((comment) =>
      draftOf('savedComments', [comment.id], comment, {
        at: early(today, 1),
        by: (comment.owner === FIRM_SCOPE ? DEMO_PEOPLE.cs : DEMO_PEOPLE.client).uid,
      }),
    ),
  ],
};
