import { expect, type Locator, type Page } from '@playwright/test';
import type { ThemeConfig } from '@vcms/contract';

/** The settings panel as a person sees it. */
export interface SettingsPage {
  readonly cog: Locator;
  readonly panel: Locator;
  readonly minus: Locator;
  readonly plus: Locator;
  readonly ripple: Locator;
  open(): Promise<void>;
  close(): Promise<void>;
  /** The radio of a choice, by the group's visible name. */
  radio(group: string, value: string): Locator;
  /** Presses a choice's tile, as a person does. */
  choose(group: string, value: string): Promise<void>;
  /** Values of a group in the order of the panel. */
  valuesOf(group: string): Promise<string[]>;
  /** The settings as the product keeps them. */
  stored(): Promise<ThemeConfig>;
  /** Changes settings as another tab of the same browser does. */
  setFromAnotherTab(change: Partial<ThemeConfig>): Promise<void>;
}

const KEY = 'vcms.layout.v1';

/** Names and roles of shell-behaviour section 10. */
export function openSettings(page: Page): SettingsPage {
  const cog = page.getByRole('button', { name: 'Theme settings' });
  const panel = page.getByRole('dialog', { name: 'Theme settings' });
  const group = (name: string) => panel.getByRole('radiogroup', { name });
  return {
    cog,
    panel,
    minus: panel.getByRole('button', { name: 'Decrease scale' }),
    plus: panel.getByRole('button', { name: 'Increase scale' }),
    ripple: panel.getByRole('switch', { name: 'Ripple effect' }),
    radio: (name, value) => group(name).locator(`input[value="${value}"]`),
    async open() {
      await cog.click();
      await expect(panel).toBeVisible();
    },
    async close() {
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(panel).toHaveCount(0);
    },
    async choose(name, value) {
      await group(name)
        .locator('label', { has: page.locator(`input[value="${value}"]`) })
        .click();
      await expect(group(name).locator(`input[value="${value}"]`)).toBeChecked();
    },
    valuesOf: (name) =>
      group(name)
        .getByRole('radio')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
    stored: () => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as ThemeConfig, KEY),
    setFromAnotherTab: (change) =>
      page.evaluate(
        ([key, fields]) => {
          const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...fields });
          localStorage.setItem(key, newValue);
          dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
        },
        [KEY, change] as const,
      ),
  };
}
