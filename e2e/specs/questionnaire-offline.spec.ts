import { expect, type Page } from '@playwright/test';
import { addDays, documentPath } from '@vcms/domain';
import { ASKED, DAY, NEW, pageOf, prepareQuestions, sign } from '../support/questionnaire-story.ts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { LIVE } from '../support/story.ts';
import { violationsOf } from '../support/violations-of.ts';

/** A phone: narrow, and touched. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('answers given on a phone while the network goes and comes are kept, sent, and submitted', async ({
  browser,
  product,
}) => {
  test.setTimeout(150_000);
  const { contractorId, contractor, definitionId, version } = await prepareQuestions(product, 'phone');
  await version(1, [...ASKED, ...NEW], {
    status: 'published',
    publishedOn: addDays(DAY, -60),
    changeNote: 'First version',
  });
  const stored = product.trusted.firestore.doc(documentPath('answers', contractorId, definitionId));
  const valuesOf = async () => {
    const answers: Record<string, { value: unknown }> = (await stored.get()).get('answers') ?? {};
    return Object.fromEntries(Object.entries(answers).map(([id, { value }]) => [id, value]));
  };
  const address = `/questionnaire/general-questionnaire?q=${definitionId}`;
  const phone = await pageOf({ browser, product }, contractor, PHONE);
  const answer = (page: Page, text: string, word: string) =>
    page
      .getByRole('region', { name: new RegExp(`^\\d\\. ${text}`) })
      .getByText(word, { exact: true })
      .tap();
  await phone.goto(address);
  await openShell(phone).settle();
  await expect(phone.getByRole('region', { name: /^1\. / })).toBeVisible(LIVE);

  // The very first answer, which makes the record, is given without a network.
  await phone.context().setOffline(true);
  await answer(phone, 'Do you bring cranes', 'Yes');
  await answer(phone, 'Do you train your riggers', 'Yes');
  await expect(phone.getByText(/2 answers not saved yet\. You are offline\./)).toBeVisible();
  await expectNoSidewaysScrolling(phone);
  expect(await violationsOf(phone)).toEqual([]);
  expect((await stored.get()).exists).toBe(false);
  await phone.context().setOffline(false);
  await expect(phone.getByText('All answers are saved.')).toBeVisible(LIVE);
  expect(await valuesOf()).toEqual({ cranes: 'yes', rigging: 'yes' });

  // One more on the way out of reach, one changed, and the page is closed before the network is back.
  await phone.context().setOffline(true);
  await answer(phone, 'Do you work at night', 'No');
  await answer(phone, 'Do you bring cranes', 'No');
  await expect(phone.getByText(/2 answers not saved yet/)).toBeVisible();
  await phone.close({ runBeforeUnload: false });
  const again = await phone.context().newPage();
  await again.context().setOffline(false);
  await again.goto(address);
  await expect(again.getByText('All answers are saved.')).toBeVisible(LIVE);
  await expect.poll(valuesOf, LIVE).toEqual({ cranes: 'no', rigging: 'yes', night: 'no' });

  await answer(again, 'Do you send divers', 'No');
  await answer(again, 'Do you fly drones', 'Yes');
  await expect(again.getByText('All answers are saved.')).toBeVisible(LIVE);
  await again.context().setOffline(true);
  await again.getByRole('button', { name: 'Submit' }).first().tap();
  await expect(again.getByText('You are offline. Submit when the connection is back.')).toBeVisible();
  await again.context().setOffline(false);
  await sign(again, 'Olive Brandt');
  expect(await valuesOf()).toEqual({
    cranes: 'no',
    rigging: 'yes',
    night: 'no',
    divers: 'no',
    drones: 'yes',
  });
  // The page shows what it sends at once; the server has it a moment later.
  await expect.poll(async () => (await stored.get()).get('state'), LIVE).toBe('submitted');
  await again.context().close();
});
