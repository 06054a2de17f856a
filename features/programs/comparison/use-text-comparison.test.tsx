import { fireEvent, screen } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import type { TextChange } from '../model/text-changes.ts';
import { ChangedPassages } from './changed-passages.tsx';
import { CompareButton } from './compare-button.tsx';
import type { TextComparison } from './compare-files.ts';
import { type ComparedVersion, useTextComparison } from './use-text-comparison.ts';

const change = (page: number): TextChange => ({
  ...{ page, pageBefore: 2, places: [] },
  parts: [
    { kind: 'same', text: 'Inspected' },
    { kind: 'removed', text: 'weekly.' },
    { kind: 'added', text: `daily, says page ${page}.` },
  ],
});

const ONE = { version: 1, docId: 'old' };
const TWO = { version: 2, docId: 'new' };
const blob = new Blob(['bytes']);
const FAILURE = { kind: 'other', message: 'The file could not be loaded.', cause: undefined } as const;

interface Case {
  readonly comparison: TextComparison;
  readonly before?: ComparedVersion;
  readonly isThere?: boolean;
}

function Comparing({ comparison, before = ONE, isThere = true }: Case) {
  const comparing = useTextComparison({
    ...{ before, now: TWO, compare: async () => comparison },
    load: async () => (isThere ? { kind: 'ready', blob } : { kind: 'failed', failure: FAILURE }),
  });
  return (
    <>
      <CompareButton comparing={comparing} label="Compare" />
      <ChangedPassages changes={comparing.changes} label="Changed" />
    </>
  );
}

/** What stands on the page when the comparison is over. */
async function says(shown: Case, message: string, passages: number): Promise<void> {
  const { unmount } = renderWithShell(<Comparing {...shown} />);
  fireEvent.click(screen.getByText('Compare'));
  await screen.findByText(message);
  expect(screen.queryAllByText('weekly.')).toHaveLength(passages);
  unmount();
}

describe('a comparison of two versions', () => {
  it('says how many passages differ, and that only a part was compared', async () => {
    const compared = { kind: 'compared', changes: [change(2)], isPartial: false } as const;
    await says({ comparison: compared }, '1 passage differs from version 1.', 1);
    const two = { ...compared, changes: [change(1), change(2)], isPartial: true };
    const partly = '2 passages differ from version 1. Only the first pages were compared.';
    await says({ comparison: two }, partly, 2);
    await says({ comparison: { ...compared, changes: [] } }, 'The text is the same as in version 1.', 0);
  });

  it('says plainly which file has no text, did not come, or is the same', async () => {
    const comparison = { kind: 'none', side: 'before', message: 'This file has no text.' } as const;
    await says({ comparison }, 'Version 1: This file has no text.', 0);
    await says({ comparison, isThere: false }, 'Version 1: The file could not be loaded.', 0);
    const before = { version: 1, docId: 'new' };
    await says({ comparison, before }, 'Version 2 has the same file as version 1.', 0);
  });
});

describe('changed passages', () => {
  it('strike out what was there, underline what is new, and lead to its page', () => {
    const pages: number[] = [];
    renderWithShell(
      <ChangedPassages changes={[change(4)]} label="Changed" onShowPage={(page) => pages.push(page)} />,
    );
    expect(screen.getByText('weekly.').tagName).toBe('DEL');
    expect(screen.getByText('daily, says page 4.').tagName).toBe('INS');
    fireEvent.click(screen.getByText('Page 4, before 2'));
    expect(pages).toEqual([4]);
  });

  it('show the first ones, then all', () => {
    renderWithShell(<ChangedPassages changes={[1, 2, 3, 4, 5].map(change)} label="Changed" />);
    expect(screen.queryByText('daily, says page 5.')).toBeNull();
    fireEvent.click(screen.getByText('Show 2 more passages'));
    screen.getByText('daily, says page 5.');
  });
});
