import { expect, type Page } from '@playwright/test';
import { documentPath, engagementId, formatDate, type Item, STATUS_LABELS, worstStatus } from '@vcms/domain';
import type { WhyLine } from '@vcms/domain/test-support';
import type { AdminSdk } from './admin-sdk.ts';
import { LIVE, visit } from './story.ts';
import type { StoryParties } from './story-parties.ts';

/** Waits until the server's own evaluation has come to these lines, and to no other. */
export async function expectJudged(
  { firestore }: AdminSdk,
  { clientId, contractorId }: StoryParties,
  lines: readonly WhyLine[],
): Promise<void> {
  const snapshot = firestore.doc(documentPath('snapshots', engagementId(clientId, contractorId)));
  const statuses = async () => {
    const items: readonly Item[] = (await snapshot.get()).get('result.items') ?? [];
    return Object.fromEntries(items.map(({ key, status }) => [key, status]));
  };
  const wanted = Object.fromEntries(lines.map(({ key, status }) => [key, status]));
  await expect.poll(statuses, LIVE).toEqual(wanted);
}

/** The contractor reads the demands of the client one by one: status, reasons, what is there and what is required. */
export async function expectWhy(
  page: Page,
  { clientName }: StoryParties,
  lines: readonly WhyLine[],
  asOf: string,
): Promise<void> {
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: `Why? ${clientName}, ` }).click();
  const dialog = page.getByRole('dialog', { name: `${clientName}: why this status?` });
  const overall = STATUS_LABELS[worstStatus(lines.map(({ status }) => status))];
  await expect(dialog.getByText(`${overall} as of ${formatDate(asOf)}.`)).toBeVisible(LIVE);
  const met = dialog.getByRole('button', { name: /\d requirements? met$/ });
  if (await met.isVisible()) await met.click();
  await expect(dialog.locator('ul h4')).toHaveCount(lines.length);
  for (const { title, label, reasons, values } of lines) {
    const item = dialog
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 4, name: title, exact: true }) });
    await expect(item.getByText(label, { exact: true })).toBeVisible();
    if (reasons !== '') await expect(item.getByText(reasons, { exact: true })).toBeVisible();
    for (const value of values)
      await expect(item.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
  }
}
