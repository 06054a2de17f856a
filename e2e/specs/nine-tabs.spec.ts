import { expect, type Page } from '@playwright/test';
import { accountOf } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';
import { test } from '../support/signed-in.ts';

const TABS = 9;
/** Nine tabs of one browser start and act side by side on a machine that does other things as well. */
const PATIENCE = { timeout: 60_000 };

/** One status a plain call gets, from a tab whose live queries hang. */
async function callPlainly(page: Page, origin: string): Promise<number> {
  return page.evaluate(async (address) => (await fetch(`${address}/`)).status, origin);
}

test('nine tabs of one browser are live: each dismisses a notification, and all see every change', async ({
  context,
  product,
}) => {
  test.setTimeout(300_000);
  const { auth, firestore } = product.trusted;
  const { uid } = await auth.getUserByEmail(accountOf('5003').email);
  const titles = Array.from({ length: TABS }, (_, at) => `For tab ${at + 1}`);
  const own = firestore.collection('notifications').where('toId', '==', uid).count();
  const before = (await own.get()).data().count;
  const tabs = await Promise.all(titles.map(() => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard', PATIENCE)));
  const shells = tabs.map(openShell);
  const allShow = (count: number) =>
    Promise.all(
      shells.map(({ bell }) => expect(bell).toHaveAccessibleName(`Notifications: ${count}`, PATIENCE)),
    );
  await allShow(before);

  const batch = firestore.batch();
  for (const [at, title] of titles.entries()) {
    const id = `${uid}_tab-${at}`;
    const data = { id, toId: uid, title, body: 'One of nine.', date_time: new Date(), read: false };
    batch.set(firestore.doc(`notifications/${id}`), data);
  }
  await batch.commit();
  await allShow(before + TABS);

  await Promise.all(
    shells.map(async ({ bell, notifications }, at) => {
      await bell.click(PATIENCE);
      const dismiss = notifications.getByRole('button', { name: `Dismiss: ${titles[at]}`, exact: true });
      await dismiss.click(PATIENCE);
    }),
  );
  await allShow(before);
  await expect.poll(async () => (await own.get()).data().count, PATIENCE).toBe(before);

  const origin = product.stack.firebase.origin;
  expect(await Promise.all(tabs.map((tab) => callPlainly(tab, origin)))).toEqual(tabs.map(() => 200));
});
