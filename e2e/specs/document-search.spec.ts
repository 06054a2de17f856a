import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { renderPage } from '@vcms/seed/sample-files';
import { sampleDocx } from '@vcms/seed/sample-office';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling, resizeTo } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

const FOLDER = `/documents-center/files/${DEMO_PEOPLE.contractor.companyId}`;
/** The server scans a file and reads its text after it has come. */
const READ = { timeout: 30_000 };

interface Upload {
  readonly title: string;
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A word that stands in no other file. */
const newWord = () => `lift${randomUUID().replaceAll('-', '').slice(0, 12)}`;

async function upload(page: Page, { title, ...file }: Upload): Promise<void> {
  await page.getByRole('button', { name: 'Upload a file' }).click();
  const uploading = page.getByRole('dialog', { name: /^Upload a file for/ });
  await uploading.getByLabel('File').setInputFiles(file);
  await uploading.getByLabel('Title').fill(title);
  await uploading.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(uploading).toHaveCount(0);
}

async function openFolder(page: Page, search = ''): Promise<void> {
  await page.goto(`${FOLDER}?search=${search}`);
  await openShell(page).settle();
}

const foundIn = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });

/** Opens a file of the list, and looks at what is shown of it on a phone, too. */
async function read(page: Page, title: string, shows: string): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('region', { name: title, exact: true }).getByText(shows)).toBeVisible(READ);
  expect(await violationsOf(page)).toEqual([]);
  await resizeTo(page, 390, 844);
  await expectNoSidewaysScrolling(page);
  await resizeTo(page, 1280, 800);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test.describe('a word that stands in a file only', () => {
  const others: BrowserContext[] = [];
  test.afterEach(async () => {
    await Promise.all(others.splice(0).map((context) => context.close()));
  });

  test('leads the client that uploaded it and customer service to the file, and another client to none', async ({
    page,
    browser,
    product,
    signIns,
  }) => {
    test.setTimeout(120_000);
    const as = async (person: keyof typeof DEMO_PEOPLE): Promise<Page> => {
      const storageState = await signIns.stateOf(person);
      const context = await browser.newContext({ baseURL: product.stack.url, storageState });
      others.push(context);
      return context.newPage();
    };
    const [word, title] = [newWord(), `Crane sketch ${randomUUID().slice(0, 8)}`];
    const buffer = await renderPage({
      heading: 'Crane sketch',
      subheading: 'North gate',
      rows: [['Pick', `Tandem ${word} pick`]],
      foot: 'Sample',
    });
    await openFolder(page, word);
    await expect(page.getByText('No files match.')).toBeVisible();
    await upload(page, { title, name: 'sketch.pdf', mimeType: 'application/pdf', buffer });
    // Nobody has opened it: it is scanned and read because its bytes have come.
    await expect(foundIn(page, title)).toContainText('Found in the text of the file', READ);
    expect(await violationsOf(page)).toEqual([]);

    const firm = await as('cs');
    await openFolder(firm, word.slice(0, 9));
    await expect(foundIn(firm, title)).toContainText('Found in the text of the file');
    await firm.keyboard.press('Control+k');
    await firm.getByRole('combobox', { name: 'Search', exact: true }).fill(word);
    await firm.getByRole('option', { name: new RegExp(`^${title}`) }).click();
    const reading = firm.getByRole('dialog', { name: title });
    await expect(reading.getByText('Found by its title, file name and text')).toBeVisible();

    const stranger = await as('client2');
    await openFolder(stranger, 'form%20w');
    await expect(stranger.getByRole('link', { name: 'Form W-9', exact: true })).toBeVisible();
    for (const typed of [word, title]) {
      await stranger.getByLabel('Search title, file name or text').fill(typed);
      await expect(stranger.getByText('No files match.')).toBeVisible();
      await expect(stranger.getByText(title)).toHaveCount(0);
    }
  });
});

test('a Word file is shown as text, and a CSV file as a table', async ({ page }) => {
  test.setTimeout(120_000);
  const [rules, list] = ['rules', 'list'].map((name) => `Site ${name} ${randomUUID().slice(0, 8)}`) as [
    string,
    string,
  ];
  await openFolder(page);
  await upload(page, {
    ...{ title: rules, name: 'rules.docx', buffer: sampleDocx('Rules', ['Helmets <b>on</b>'], [['Gate 4']]) },
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
  const rows = Array.from({ length: 220 }, (_, at) => `Crane ${at};"North; gate"`).join('\r\n');
  await upload(page, { title: list, name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await openFolder(page, rules);
  await read(page, rules, 'Helmets <b>on</b>');
  await openFolder(page, list);
  await read(page, list, 'Crane 199');
});
