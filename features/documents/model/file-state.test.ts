import { expect, it } from 'vitest';
import { fileStateWords } from './file-state.ts';

it.each([
  ['w9', 'w9', 'submitted', 'Submitted'],
  ['other', 'site_plan', 'submitted', 'On file'],
  ['other', 'client_file', 'submitted', 'Client file'],
  ['other', 'requested_file', 'submitted', 'Requested file'],
  ['w9', 'w9', 'accepted', 'Accepted'],
  ['w9', 'w9', 'withdrawn', 'Withdrawn'],
  ['certificate', 'certificate', 'submitted', 'Submitted'],
] as const)(
  'a file of the folder %s and the type %s that is %s is called %s',
  (category, typeId, state, words) => {
    expect(fileStateWords({ category, typeId, state })).toBe(words);
  },
);
