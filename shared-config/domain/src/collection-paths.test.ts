import { describe, expect, it } from 'vitest';
import {
  benchmarkId,
  COLLECTION_TEMPLATES,
  collectionGroup,
  collectionPath,
  documentPath,
  lockId,
  programVersionId,
  staffAssignmentId,
} from './collection-paths.ts';

describe('the path of a collection', () => {
  it('names the ids on the way from the left', () => {
    expect(collectionPath('engagements')).toBe('engagements');
    expect(collectionPath('policies', 'c1')).toBe('companies/c1/policies');
    expect(collectionPath('policyHolders', 'c1', 'p1')).toBe('companies/c1/policies/p1/holders');
    expect(collectionPath('requirementSets', 'x')).toBe('clients/x/requirementSets');
  });

  it('goes on with the id of a document', () => {
    expect(documentPath('companyPrivate', 'c1', 'main')).toBe('companies/c1/private/main');
    expect(documentPath('users', 'u1')).toBe('users/u1');
    expect(documentPath('oshaYears', 'c1', 2025)).toBe('companies/c1/oshaYears/2025');
  });

  it.each(['', 'a/b', '../users'])('refuses %j as an id: it would name another document', (id) => {
    expect(() => collectionPath('policies', id)).toThrow(RangeError);
    expect(() => documentPath('users', id)).toThrow(RangeError);
  });

  it('differs for each kind of document', () => {
    const templates = Object.values(COLLECTION_TEMPLATES);

    expect(new Set(templates).size).toBe(templates.length);
    expect(templates.every((template) => template.split('/').length % 2 === 1)).toBe(true);
  });
});

it('a query over all parents names the last segment', () => {
  expect(collectionGroup('policies')).toBe('policies');
  expect(collectionGroup('staffDocuments')).toBe('staffDocuments');
  expect(collectionGroup('announcementRecipients')).toBe('recipients');
});

it('ids made of several parts', () => {
  expect(staffAssignmentId('x', 's1')).toBe('x_s1');
  expect(programVersionId('fall_protection', 2)).toBe('fall_protection_2');
  expect(benchmarkId('238', 2023)).toBe('238_2023');
  expect(lockId('firm', 'policy', 'c1', 'p1')).toBe('firm_policy_c1_p1');
});
