import { type BoundFunctions, type queries, within } from '@testing-library/react';

/** The workbench's card of what a correction changed. */
export async function changesCard(page: BoundFunctions<typeof queries>): Promise<HTMLElement> {
  const card = (await page.findByText('Changes')).closest('section');
  if (card === null) throw new Error('There is no card');
  return card;
}

/** Each finding with what stands beside it. */
export async function answersIn(card: HTMLElement): Promise<readonly string[]> {
  const list = await within(card).findByLabelText('Findings and what was changed for them');
  return [...list.children].map((item) => item.textContent ?? '');
}
