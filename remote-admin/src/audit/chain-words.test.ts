import { expect, it } from 'vitest';
import { chainWords } from './chain-words.ts';

const checkedAt = new Date(2026, 10, 20, 3, 10);

it('says how far a trail holds, and what came since', () => {
  expect(chainWords({ n: 1, checkedTo: 1, checkedAt })).toEqual({
    tone: 'success',
    label: 'Unbroken, 1 line',
    text: expect.stringMatching(/^Checked Nov 20, 2026, 3:10\sAM\.$/),
  });
  expect(chainWords({ n: 1204, checkedTo: 1200, checkedAt }).text).toMatch(/\. 4 lines came since\.$/);
  expect(chainWords({ n: 2 })).toMatchObject({ tone: 'neutral', label: 'Not checked yet, 2 lines' });
});

it('says where a trail is broken and how, whatever held before', () => {
  const broken = {
    n: 9,
    checkedTo: 9,
    checkedAt,
    break: { n: 3, lineId: 'l', kind: 'line_missing' },
  } as const;
  expect(chainWords(broken)).toMatchObject({ tone: 'danger', label: 'Broken at line 3' });
  expect(chainWords(broken).text).toMatch(/^At line 3, the line is gone\. Checked .* Compare it/);
});
