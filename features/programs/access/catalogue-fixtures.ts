import {
  type Actor,
  type Fields,
  isFirm,
  OF_ALL,
  plainFixture,
  type RecordsAccess,
  row,
  type StoredDocuments,
  stamped,
  TODAY,
} from '@vcms/testing/access';

const CONTENT: Fields = { title: 'Hot work', cfr: '1910.252', elements: [], appliesToTrades: ['welding'] };
/** Of the edition after the one that stands, as a publication brings it. */
const NEXT: Fields = { title: 'Hot work and welding', edition: 3 };

function editionRecord(programId: string, n: number, status: string, content: Fields = {}): Fields {
  const publication = status === 'draft' ? {} : { publishedOn: TODAY, changeNote: 'Says who signs.' };
  const elements = [{ id: 'permit', text: 'Names who signs the permit.', points: 5, critical: true }];
  return { ...CONTENT, elements, programId, n, status, ...publication, ...content };
}

/** The firm works on the draft; everybody else reads what was published before. */
function storedEdition(actor: Actor) {
  const n = isFirm(actor) ? 2 : 1;
  const data = stamped(editionRecord('hot-work', n, n === 1 ? 'published' : 'draft'));
  return { parents: ['hot-work'], id: String(n), data };
}

/** What a program of the catalogue may say only because it is published. */
export function catalogueBackground(): StoredDocuments {
  const published = (id: string, n: number, content: Fields) =>
    [
      `programs/${id}/programEditions/${n}`,
      stamped(editionRecord(id, n, 'published', { elements: [], ...content })),
    ] as const;
  return [published('hot-work', 3, { title: NEXT.title }), published('new-5002', 1, {})];
}

/** Programs of the catalogue and their editions. */
export const CATALOGUE: RecordsAccess = {
  programs: {
    cells: row('gl A', 'glcu A', 'gl A', 'gl A', 'gl A', ''),
    fixture: plainFixture(
      OF_ALL,
      () => [],
      () => ({ ...CONTENT, edition: 1 }),
      NEXT,
      { stored: () => ({ parents: [], id: 'hot-work', data: stamped({ ...CONTENT, edition: 2 }) }) },
    ),
    leftToReaders: ['elements'],
  },
  programEditions: {
    cells: row('gl A', 'glcud A', 'gl P', 'gl P', 'gl P', ''),
    fixture: plainFixture(
      OF_ALL,
      () => ['hot-work'],
      () => editionRecord('trenching', 1, 'draft'),
      { title: 'Hot work and cutting' },
      {
        everywhere: true,
        stored: (_spot, actor) => storedEdition(actor),
        fresh: () => ({ parents: ['trenching'], id: '1', data: editionRecord('trenching', 1, 'draft') }),
        filter: (_spot, actor) => (isFirm(actor) ? [] : [['status', '==', 'published']]),
      },
    ),
    leftToReaders: ['elements'],
    moves: {
      states: ['draft', 'published'],
      moves: { 'draft>draft': '5002', 'draft>published': '5002' },
      field: 'status',
      patch: (to) => (to === 'published' ? { publishedOn: TODAY, changeNote: 'Says who signs.' } : {}),
    },
  },
};
