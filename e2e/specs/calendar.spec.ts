import { expect, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'client' });

/** At the width of a phone nothing is cut off, and nobody is shut out. */
async function expectSound(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('an event is added with a guest, stands in month and agenda, and is moved by keyboard', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/calendar?view=month&date=2027-05-03');
  const month = page.getByRole('table', { name: 'May 2027' });
  await expect(month).toBeVisible();
  await page.getByRole('button', { name: 'Add event' }).click();
  const adding = page.getByRole('dialog', { name: 'Add an event' });
  await adding.getByLabel('Title').fill('Shutdown planning');
  await adding.getByLabel('End time').fill('08:00');
  await adding.getByRole('button', { name: 'Add event' }).click();
  await expect(adding.getByText('End must be after start.')).toBeVisible();
  await adding.getByLabel('End time').fill('11:00');
  const guest = adding.getByRole('group', { name: 'Invited' }).getByRole('checkbox').first();
  await guest.press('Space');
  await expect(guest).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  await adding.getByRole('button', { name: 'Add event' }).click();
  const chip = month.getByRole('button', { name: /Shutdown planning/ });
  await expect(chip).toBeVisible();
  await expectSound(page);

  await chip.press('Enter');
  const detail = page.getByRole('dialog', { name: 'Shutdown planning' });
  await expect(detail.getByText('05/03/2027, 9:00 AM to 11:00 AM')).toBeVisible();
  await detail.getByRole('button', { name: 'Move' }).press('Enter');
  const moving = page.getByRole('dialog', { name: 'Move Shutdown planning' });
  await moving.getByLabel('Starts on').fill('2027-05-06');
  await moving.getByLabel('Start time').press('Enter');
  await expect(moving).toBeHidden();

  await page.getByRole('button', { name: 'Agenda' }).click();
  const day = page.getByRole('region', { name: 'Thursday, May 6, 2027' });
  await expect(day.getByRole('button', { name: '9:00 AM Shutdown planning' })).toBeVisible();
  await expectSound(page);
});

test('a calendar program reads the feed by its secret address, until the address is reset or turned off', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe to your calendar' });
  await dialog.getByRole('button', { name: 'Create address' }).click();
  const address = dialog.getByRole('group', { name: 'Secret address' });
  await expect(address).toContainText('/calendarFeed/');
  await expectSound(page);
  const first = (await address.textContent()) ?? '';
  const answer = await request.get(first);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await answer.text()).toContain('policy ends');
  const again = await request.get(first, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
  expect(again.status()).toBe(304);

  await dialog.getByRole('button', { name: 'Reset address' }).press('Enter');
  const question = dialog.getByRole('group', { name: 'Reset address' });
  await expect(question).toBeFocused();
  await question.getByRole('button', { name: 'Reset address' }).press('Enter');
  await expect(address).not.toHaveText(first);
  const second = (await address.textContent()) ?? '';
  expect((await request.get(first)).status()).toBe(404);
  expect((await request.get(second)).status()).toBe(200);

  await dialog.getByRole('button', { name: 'Turn off' }).press('Enter');
  await dialog.getByRole('button', { name: 'Turn off feed' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});
