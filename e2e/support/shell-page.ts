import { expect, type Locator, type Page } from '@playwright/test';

/** The shell as a person sees it. */
export interface ShellPage {
  readonly menu: Locator;
  readonly breadcrumb: Locator;
  readonly bell: Locator;
  readonly notifications: Locator;
  /** Signs in by the form and waits for the dashboard. */
  signIn(email: string, password: string): Promise<void>;
  /** Waits until the loading overlay, where there is one, has gone, and the app has taken the place of what the HTML shows before it. */
  settle(): Promise<void>;
  /**
   * Waits for the page whose breadcrumb ends with the label, and until its overlay has gone. The URL alone is no sign:
   * it changes before the overlay comes.
   */
  arrive(label: string): Promise<void>;
  openGroups(): Promise<void>;
  signOut(): Promise<void>;
}

/** Names and roles of shell-behaviour section 10; nothing here reads class names. */
export function openShell(page: Page): ShellPage {
  const menu = page.getByRole('navigation', { name: 'Main' });
  const bell = page.getByRole('button', { name: /^Notifications/ });

  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });

  async function settle(): Promise<void> {
    await expect(page.locator('[data-first]')).toHaveCount(0);
    await expect(page.getByRole('status', { name: 'Loading page' })).toHaveCount(0);
  }

  return {
    menu,
    bell,
    breadcrumb,
    notifications: page.getByRole('dialog', { name: /^Total Notifications/ }),
    settle,
    async arrive(label) {
      // Under the overlay the page is out of the accessibility tree, so the crumb is looked for by its text.
      await expect(page.locator('nav[aria-label=Breadcrumb] li').last()).toHaveText(label);
      await settle();
    },
    async signIn(email, password) {
      await page.goto('/login/');
      await settle();
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL('**/dashboard');
      // The frame comes with the path, in one render with the overlay that may lie over it: the address alone is no sign.
      await expect(page.locator('[data-menu-mode]')).toHaveCount(1);
      await settle();
    },
    async openGroups() {
      await expect(menu.getByRole('link').first()).toBeVisible();
      // Opening a group changes what the locator finds, so the first closed one is asked for each time.
      const closed = menu.getByRole('button', { expanded: false });
      for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
      await expect(closed).toHaveCount(0);
    },
    async signOut() {
      await page.getByRole('button', { name: 'Profile', exact: true }).click();
      await page.getByRole('dialog', { name: 'Profile' }).getByRole('button', { name: 'Sign Out' }).click();
      await page.waitForURL('**/login/');
    },
  };
}
