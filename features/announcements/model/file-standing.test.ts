import { expect, it } from 'vitest';
import { fileStanding, filesProblem, standingWords } from './file-standing.ts';

const CLEAN = { virusScan: 'clean', contentCheck: 'sound' } as const;

it.each([
  [CLEAN, 'sound', 'Checked for viruses'],
  [{ virusScan: 'pending' }, 'waiting', 'Being checked for viruses'],
  [{ virusScan: 'pending', contentCheck: 'sound' }, 'waiting', 'Being checked for viruses'],
  [{ virusScan: 'clean' }, 'waiting', 'Being checked for viruses'],
  [{ ...CLEAN, virusScan: 'blocked' }, 'faulty', 'The virus scan blocked this file.'],
  [
    { virusScan: 'pending', contentCheck: 'refused', contentProblem: 'It is no PDF.' },
    ...(['faulty', 'Contractors cannot open this file. It is no PDF.'] as const),
  ],
] as const)('a file with %j is %s', (file, standing, words) => {
  expect(fileStanding(file)).toBe(standing);
  expect(standingWords(file)).toBe(words);
});

it.each([
  [[], undefined],
  [['sound', 'sound'], undefined],
  [
    ['sound', 'waiting'],
    'A file is still being checked for viruses. Save a draft, or send it once the file is checked.',
  ],
  [['waiting', 'faulty'], 'Remove the file that cannot be sent.'],
  [['sound', undefined], 'A file is missing. Remove it, then attach it again.'],
] as const)(
  'with files that are %j, what keeps an announcement from being sent is %s',
  (standings, problem) => {
    expect(filesProblem(standings)).toBe(problem);
  },
);
