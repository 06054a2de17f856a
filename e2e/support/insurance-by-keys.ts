import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, documentPath, LINE_LABELS } from '@vcms/domain';
import type { AdminSdk } from './admin-sdk.ts';
import { type KeyboardPath, openKeyboard } from './keyboard-path.ts';
import { openShell } from './shell-page.ts';
import { stampsOf } from './stamps.ts';
import { storyToday } from './story-day.ts';
import type { StoryParties } from './story-parties.ts';

export const today = storyToday();
export const AUTO = LINE_LABELS.auto;
export const CSL = `${AUTO}, Combined single limit`;
const STAMPS = stampsOf('story');

/** Opens a page by its address; from here on there are keys alone. */
export async function openByKeys(page: Page, path: string): Promise<KeyboardPath> {
  await page.goto(path);
  // The overlay lies over the page until its content is there: before, that no overlay is found says nothing.
  await expect(page.locator('main h1')).toBeAttached();
  await openShell(page).settle();
  return openKeyboard(page);
}

/** What a screen reader is told without being asked. */
export function said(page: Page, text: string | RegExp): Locator {
  return page.getByRole('status').filter({ hasText: text });
}

/** The focus stands on something: the next key does not begin at the top of the page. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

/** An automobile policy of a contractor; a client asks for $1,000,000. */
export async function fileAuto(
  { firestore }: AdminSdk,
  contractorId: string,
  id: string,
  own: { readonly state: 'submitted' | 'accepted'; readonly auto_csl: number },
): Promise<void> {
  await firestore.doc(documentPath('policies', contractorId, id)).set({
    ...{ contractorId, line: 'auto', insurerName: 'Harbor Mutual', policyNumber: `AU-${id}` },
    ...{
      effective: addDays(today, -90),
      expiration: addDays(today, 275),
      limits: { auto_csl: own.auto_csl },
    },
    ...{ claimsMade: false, autos: ['any'], endorsements: {}, namedInsured: 'Brandt Hauling' },
    ...{ producer: { name: 'Lakeside Brokers' }, state: own.state, version: 1 },
    submittedOn: addDays(today, id === 'first' ? -9 : -8),
    ...STAMPS,
  });
}

export async function askFor({ firestore }: AdminSdk, parties: StoryParties, reason: string): Promise<void> {
  const { clientId, contractorId, contractor } = parties;
  await firestore.collection('variances').add({
    ...{ clientId, contractorId, key: 'insurance.auto', reason, state: 'requested' },
    ...{ requestedBy: contractor.uid, requestedRole: '5005', from: today, to: addDays(today, 40) },
    ...STAMPS,
  });
}
