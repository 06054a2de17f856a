import { SHOWN_EVIDENCE_STATES } from '@vcms/domain';
import { TODAY } from './days.ts';
import { type Fields, type Fixture, OF_CONTRACTOR, plainFixture } from './fixture.ts';
import { isClient } from './relation.ts';

export const DRAFT = { state: 'draft', version: 1 };

const HANDED_IN = { state: 'submitted', version: 1, submittedOn: TODAY };
/** What a client's list of evidence says, so that rules let it through. */
export const SHOWN_STATES = ['state', 'in', SHOWN_EVIDENCE_STATES] as const;

/** The id of what was handed in, beside the draft. */
export function shownId(id: string): string {
  return `${id}-shown`;
}

/** Clients meet what was handed in: a draft is nobody's but its company's. */
export function shownToClients(fixture: Fixture): Fixture {
  return {
    ...fixture,
    stored: (spot, actor) => {
      const draft = fixture.stored(spot, actor);
      if (!isClient(actor)) return draft;
      return { ...draft, id: shownId(draft.id), data: { ...draft.data, ...HANDED_IN } };
    },
    filter: (spot, actor) => {
      const own = fixture.filter(spot, actor);
      return isClient(actor) ? [...own, SHOWN_STATES] : own;
    },
  };
}

/** Evidence: everybody of the firm may ask for it over all contractors. */
export function evidence(content: Fields, edit: Fields, more: Partial<Fixture> = {}): Fixture {
  return plainFixture(
    OF_CONTRACTOR,
    ({ contractor }) => [contractor],
    ({ contractor }) => ({ ...content, contractorId: contractor, ...DRAFT }),
    edit,
    { everywhere: true, ...more },
  );
}
