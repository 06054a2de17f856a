import { screen } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { ReturnedComparison } from './returned-comparison.tsx';
import { anEngagement, aPolicy } from './test-records.ts';

it('says in a sentence that the version that was returned was not kept', () => {
  renderWithShell(
    <ReturnedComparison
      policy={aPolicy({ version: 2 })}
      versions={[]}
      reviews={[]}
      engagements={[anEngagement('x', 'Xenon')]}
      show={() => undefined}
    />,
  );

  expect(screen.getByText(/^The version that was returned was not kept/)).toBeTruthy();
  expect(screen.queryByText(/unchanged/)).toBeNull();
});
