import { expect, type Locator, type Page } from '@playwright/test';
import { documentPath, type Question } from '@vcms/domain';
import { ASKED, DAY, pageOf, prepareQuestions, sign } from '../support/questionnaire-story.ts';
import { openShell } from '../support/shell-page.ts';
import { test } from '../support/signed-in.ts';
import { LIVE } from '../support/story.ts';

/** Between two keys, ms. */
const KEYS = { delay: 60 };
const WHO = 'Who looks after the site?';

function card(page: Page, text: string) {
  return page.getByRole('region', { name: new RegExp(`^\\d\\. ${text.replace('?', '')}`) });
}

function saved(page: Page) {
  return expect(page.getByText('All answers are saved.')).toBeVisible(LIVE);
}

/**
 * Types on at the end of a field, word after word and from within the page, so that a busy machine makes no pause. The
 * function that is returned stops it and says what came to the text.
 */
async function typeOn(field: Locator): Promise<() => Promise<string>> {
  await field.focus();
  const typing = await field.evaluateHandle((found) => {
    const area = found as HTMLTextAreaElement;
    area.setSelectionRange(area.value.length, area.value.length);
    const state = { typed: '', timer: 0 };
    state.timer = window.setInterval(() => {
      const key = state.typed.length % 3 === 2 ? ' ' : 'a';
      const { length } = area.value;
      document.execCommand('insertText', false, key);
      if (area.value.length > length) state.typed += key;
    }, 50);
    return state;
  });
  return () =>
    typing.evaluate(({ typed, timer }) => {
      clearInterval(timer);
      return typed;
    });
}

test('somebody types while another tab answers: nothing that was typed is lost, and what was submitted stays as it was', async ({
  browser,
  product,
}) => {
  const [cranes] = ASKED;
  if (cranes === undefined) throw new Error('There is a question to choose an answer to.');
  const prepared = await prepareQuestions(product, 'tabs');
  const { contractorId, contractor, definitionId, version } = prepared;
  const who: Question = { ...cranes, id: 'who', type: 'text', text: WHO };
  await version(1, [who, cranes], { status: 'published', publishedOn: DAY, changeNote: 'First version' });
  const record = product.trusted.firestore.doc(documentPath('answers', contractorId, definitionId));
  const stored = async () => (await record.get()).get('answers.who.value');

  const own = await pageOf({ browser, product }, contractor);
  const other = await own.context().newPage();
  for (const page of [own, other]) {
    await page.goto(`/questionnaire/general-questionnaire?q=${definitionId}`);
    await openShell(page).settle();
  }
  const field = card(own, WHO).getByRole('textbox');
  const elsewhere = card(other, WHO).getByRole('textbox');

  // Another question is answered elsewhere, under the keys of this one.
  await field.pressSequentially('The site ', KEYS);
  await card(other, cranes.text).getByText('Yes', { exact: true }).click();
  const choice = card(own, cranes.text).getByRole('radio', { name: 'Yes' });
  await expect(async () => {
    await field.pressSequentially('. ', KEYS);
    expect(await choice.isChecked()).toBe(true);
  }).toPass(LIVE);
  expect(await field.inputValue()).toMatch(/^The site (\. )+$/);

  // The same question is answered elsewhere, under its keys.
  await field.fill('');
  const stopTyping = await typeOn(field);
  await elsewhere.fill('Somebody else.');
  await elsewhere.blur();
  await expect.poll(stored, LIVE).toBe('Somebody else.');
  const typed = await stopTyping();
  await expect(field).toHaveValue(typed);
  await expect.poll(stored, LIVE).toBe(typed.trim());
  await saved(own);
  await expect(elsewhere).toHaveValue(typed.trim());

  // Nothing is typed here any more: what comes from elsewhere is shown.
  await elsewhere.fill('Nobody.');
  await elsewhere.blur();
  await expect(field).toHaveValue('Nobody.');
  await saved(other);

  // What is typed here is submitted elsewhere before it is saved.
  const stop = await typeOn(field);
  await sign(other, 'Olive Brandt');
  await expect(field).not.toBeEditable();
  const unsaved = await stop();
  const lost = own.getByRole('alert').filter({ hasText: 'The questionnaire was submitted meanwhile' });
  await expect(lost).toContainText('1 answer could not be saved.');
  await expect(field).toHaveValue(`Nobody.${unsaved}`);
  await lost.getByRole('button', { name: 'Discard' }).click();
  await expect(field).toHaveValue('Nobody.');
  expect(await stored()).toBe('Nobody.');
  await own.context().close();
});
