import { expect, it } from 'vitest';
import { pathOfKey } from './contractor-paths.ts';

it.each([
  ['insurance.auto.auto_csl', '/insurance#auto'],
  ['insurance.wc_el', '/insurance#wc_el'],
  ['program.fall-protection', '/safety-programs#fall-protection'],
  ['osha.trir', '/osha-emr-stats'],
  ['questionnaire', '/questionnaire/general-questionnaire'],
  ['company', undefined],
])('%s is seen to at %s', (key, path) => {
  expect(pathOfKey(key)).toBe(path);
});
