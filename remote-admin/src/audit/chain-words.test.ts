import { expect, it } from 'vitest';
import { chainWords } from './chain-words.ts';

const checkedAt = new Date(2026, 10, 20, 3, 10);

it('says how far a trail holds, and what was added since', () => {
  expect(chainWords({ n: 1, checkedTo: 1, checkedAt })).toEqual({
    tone: 'success',
    label: 'Intact, 1 entry',
    text: expect.stringMatching(/^Checked 11\/20\/2026, 3:10\sAM\.$/),
  });
  expect(chainWords({ n: 1204, checkedTo: 1200, checkedAt }).text).toMatch(/\. 4 entries added since\.$/);
  expect(chainWords({ n: 2 })).toMatchObject({ tone: 'neutral', label: 'Not checked yet, 2 entries' });
});

it('says where a trail is broken and how, whatever held before', () => {
  const broken = {
    n: 9,
    checkedTo: 9,
    checkedAt,
    break: { n: 3, lineId: 'l', kind: 'line_missing' },
  } as const;
  expect(chainWords(broken)).toMatchObject({ tone: 'danger', label: 'Broken at entry 3' });
  expect(chainWords(broken).text).toMatch(/^At entry 3, the entry is missing\. Checked .* Compare it/);
});
