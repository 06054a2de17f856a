import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import type { Finding } from './finding-book.ts';
import { FindingList, type FindingListProps } from './finding-list.tsx';

const REASONS = ['limit', 'name'].map((key) => ({
  key,
  label: `Wrong ${key}`,
  sentence: `Correct the ${key}.`,
}));

it('keeps both of two findings that are checked before the list is drawn again', async () => {
  const updates: Parameters<FindingListProps['change']>[0][] = [];
  renderWithShell(
    <FindingList
      reasons={REASONS}
      findings={[]}
      suggested={[]}
      change={(update) => void updates.push(update)}
    />,
  );

  for (const { label } of REASONS) fireEvent.click(screen.getByLabelText(label));

  await waitFor(() => expect(updates).toHaveLength(2));
  const none: readonly Finding[] = [];
  const findings = updates.reduce((now, update) => update(now), none);
  expect(findings.map(({ key }) => key)).toEqual(['limit', 'name']);
});
