import { expect, type Page } from '@playwright/test';

/** The tabs that some workbench has. */
export type BenchTab = 'Values' | 'Clients' | 'Endorsements' | 'Trend' | 'Elements' | 'Findings' | 'History';

/** Opens a tab of the workbench; how much in it needs a look stands behind its name. */
export async function openBenchTab(page: Page, name: BenchTab): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}
