import type { EndorsementBasis, FormNumber, Found, ReadEndorsement } from '@vcms/pdf';

interface Said {
  readonly edition?: string | undefined;
  readonly page?: number;
  readonly policyNumber?: string;
  readonly names?: readonly string[];
  readonly places?: readonly string[];
  readonly basis?: EndorsementBasis;
}

/** A form as it is read, for tests: each names only what it is about. */
export function aForm(number: FormNumber, said: Said = {}): ReadEndorsement {
  const { page = 1, names = [], places = [], policyNumber, basis } = said;
  const edition = 'edition' in said ? said.edition : '04 13';
  const found = <Value>(value: Value): Found<Value> => ({
    ...{ value, certainty: 'sure' },
    place: { page, x: 10, y: 20, width: 30, height: 8 },
  });
  return {
    number: found(number),
    ...(edition === undefined ? {} : { edition: found(edition) }),
    ...(policyNumber === undefined ? {} : { policyNumber: found(policyNumber) }),
    ...(basis === undefined ? {} : { basis: found(basis) }),
    names: names.map(found),
    places: places.map(found),
  };
}
