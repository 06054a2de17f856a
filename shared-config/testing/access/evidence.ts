import { type Fields, type Fixture, OF_CONTRACTOR, plainFixture } from './fixture.ts';

export const DRAFT = { state: 'draft', version: 1 };

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
