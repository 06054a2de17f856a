import type { CollectionName } from '@vcms/domain';
import { INPUT_ROWS, type InputRow, writersOf } from '@vcms/domain/test-support/inputs';
import { expect, it } from 'vitest';
import { cellsOf } from './access/cells.ts';

/** Where the fields of a place of the table of inputs are stored. */
const STORED: readonly (readonly [place: string, collection: CollectionName])[] = [
  ['contractor.riskLevel', 'engagements'],
  ['contractor', 'companies'],
  ['engagementState', 'engagements'],
  ['requirementSet[]', 'requirementSets'],
  ['overrides[]', 'requirementOverrides'],
  ['variances[]', 'variances'],
  ['reviews[]', 'reviews'],
  ['benchmarks[]', 'benchmarks'],
  ['evidence.policies[]', 'policies'],
  ['evidence.holders[]', 'policyHolders'],
  ['evidence.oshaYears[]', 'oshaYears'],
  ['evidence.emr[]', 'emr'],
  ['evidence.notRated[]', 'notRated'],
  ['evidence.programs[]', 'programVersions'],
  ['evidence.questionnaires[]', 'questionnaireVersions'],
  ['evidence.responses[]', 'answers'],
  ['evidence.documents[]', 'documents'],
  ['evidence.staff.people[]', 'staff'],
  ['evidence.staff.assignments[]', 'staffAssignments'],
  ['evidence.staff.docTypes[]', 'staffDocTypes'],
  ['evidence.staff.documents[]', 'staffDocuments'],
];

const collectionOf = ({ place }: InputRow) =>
  STORED.find(([parent]) => place === parent || place.startsWith(`${parent}.`))?.[1];

/** Neither stored nor written by anybody. */
const NOT_STORED = ['asOf', 'damaged'];

const WRITES: readonly string[] = ['create', 'update', 'delete'];

/** Roles that the access rules let write one, of contractors: a client's own company is no input. */
function rolesOf(name: CollectionName): readonly string[] {
  const cells = cellsOf(name).filter(
    ({ allowed, operation, role }) =>
      allowed && WRITES.includes(operation) && !(name === 'companies' && ['5003', '5004'].includes(role)),
  );
  return [...new Set(cells.map(({ role }) => role))].toSorted();
}

it('has a place in the data for every input', () => {
  const lost = INPUT_ROWS.filter((row) => collectionOf(row) === undefined).map(({ place }) => place);

  expect(lost).toEqual(NOT_STORED);
});

it.each([...new Set(STORED.map(([, name]) => name))])(
  'lets nobody write %s whom the table of inputs does not name',
  (name) => {
    const rows = INPUT_ROWS.filter((row) => collectionOf(row) === name);
    const named = rows.flatMap(writersOf).map((writer) => (writer === 'contractor' ? '5005' : writer));

    expect(rows).not.toEqual([]);
    expect(rolesOf(name).filter((role) => !named.includes(role))).toEqual([]);
  },
);

it('lets a client on the reduced plan and a limited contractor write the relation and the own facts alone', () => {
  const written = STORED.flatMap(([, name]) =>
    rolesOf(name)
      .filter((role) => role === '5004' || role === '5006')
      .map((role) => `${role}: ${name}`),
  );

  expect([...new Set(written)].toSorted()).toEqual(['5004: engagements', '5006: companies']);
});
