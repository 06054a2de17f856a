import { type LineAccess, OF_PERSON, plainFixture, row, stamped } from '@vcms/testing/access';

const ARTICLE = 'reading-an-acord-25';

/** Somebody's vote, and the id that it must have. */
function vote(uid: string, articleId: string) {
  return { parents: [], id: `${articleId}_${uid}`, data: { articleId, useful: true } };
}

export const access: LineAccess = {
  records: {
    helpVotes: {
      cells: row('gl A', 'gl A; cu S', 'gcu S', 'gcu S', 'gcu S', 'gcu S'),
      fixture: plainFixture(
        OF_PERSON,
        () => [],
        () => ({ articleId: ARTICLE, useful: true }),
        { useful: false },
        {
          stored: ({ company }, actor) => {
            const uid = company === actor.companyId ? actor.uid : `u-of-${company}`;
            const { data, ...place } = vote(uid, ARTICLE);
            return { ...place, data: stamped(data, uid) };
          },
          fresh: ({ company }, actor) =>
            vote(company === actor.companyId ? actor.uid : `u-of-${company}`, `new-${actor.role}`),
        },
      ),
    },
  },
};
