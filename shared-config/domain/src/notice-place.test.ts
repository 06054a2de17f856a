import { describe, expect, it } from 'vitest';
import { placeOfItem, placeOfKey, placePath } from './notice-place.ts';

describe('the page that a notice leads to', () => {
  it.each([
    ['received-k1-insurance-2026-11-23-am', '5002', '/csinsurance-review'],
    ['expiry-k1-insurance.gl-2026-12-01-30', '5005', '/insurance'],
    ['expiry-k1-osha.log-2026-12-01-30', '5005', '/osha-emr-stats'],
    ['docrequest-d1-open', '5003', '/documents-center/files'],
    ['engagement-c1_k1-e1', '5003', '/contractor-approval'],
    ['engagement.submitted.c1_k1', '5003', '/contractor-approval'],
    ['variance-v1-30', '5003', '/all-variances'],
    ['note-n1', '5005', '/dashboard#notes'],
    ['note-n1', '5003', '/contractor-notes'],
    ['status-c1_k1-2026-12-01-compliant-non_compliant', '5003', '/new-contractor-request'],
    ['status-c1_k1-2026-12-01-compliant-non_compliant', '5005', '/dashboard#clients'],
    ['requirements-c1_k1-2', '5005', '/dashboard#clients'],
    ['doc-type-c1-t1-2026-12-01', '5005', '/update-contractor-company?part=workforce'],
    ['reviews-late-2026-12-01', '5001', '/dashboard#late-reviews'],
  ])('of %s is for %s %s', (key, role, path) => {
    expect(placePath(placeOfKey(key), role)).toBe(path);
  });

  it.each([
    ['account.enabled', '5001'],
    ['', '5003'],
    ['variance-v1-30', '5006'],
  ])('of %s is for %s the home page, where there is no other', (key, role) => {
    expect(placePath(placeOfKey(key), role)).toBe('/dashboard');
  });

  it.each([
    ['insurance.gl.gl_each_occurrence', '/insurance'],
    ['emr.latest', '/osha-emr-stats'],
    ['program.fall-protection', '/safety-programs'],
    ['document.w9', '/update-contractor-company?part=documents'],
    ['staff.first-aid', '/update-contractor-company?part=workforce'],
  ])('of the item %s is for its contractor %s', (key, path) => {
    expect(placePath(placeOfItem(key) ?? 'dashboard', '5005')).toBe(path);
  });

  it('of an item that nobody knows is none of its own', () => {
    expect(placeOfItem('records')).toBeUndefined();
  });
});
