import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, type Page } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { openShell } from '../support/shell-page.ts';
import { test } from '../support/signed-in.ts';

test.use({ actionTimeout: 30_000 });

const FILES = 8;
/** Just under the 25 MB that one file may have; together just under the 200 MB of a zip. */
const FILE_BYTES = 24.9 * 1_048_576;
const MB = 1_048_576;

/** A PDF of one page that carries bytes which nothing can make smaller. */
function bigPaper(): Buffer {
  const bytes = randomBytes(FILE_BYTES - 2_048);
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\n4 0 obj<</Length ${bytes.length}>>stream\n`,
    ),
    bytes,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
}

/** Memory of these processes that is theirs alone or their part of what is shared, in MB. */
async function memoryOf(pids: readonly number[]): Promise<number> {
  const texts = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')),
  );
  return texts.reduce((sum, text) => sum + Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024, 0);
}

async function withChildren(pid: number): Promise<readonly number[]> {
  const found = await promisify(execFile)('pgrep', ['-P', String(pid)]).catch(() => ({ stdout: '' }));
  return [pid, ...found.stdout.split('\n').filter(Boolean).map(Number)];
}

async function browserProcesses(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.map(({ id }) => id);
}

/** Looks at the memory of both sides four times a second until it is told to stop; their highest values. */
function watchMemory(browser: Browser, serverPid: number) {
  const most = { browser: 0, server: 0 };
  const course: string[] = [];
  let isOver = false;
  const watching = (async () => {
    const server = await withChildren(serverPid);
    while (!isOver) {
      const now = {
        browser: await memoryOf(await browserProcesses(browser)),
        server: await memoryOf(server),
      };
      most.browser = Math.max(most.browser, now.browser);
      most.server = Math.max(most.server, now.server);
      course.push(`${now.browser.toFixed(0)}/${now.server.toFixed(0)}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return { ...most, course };
  };
}

async function uploadAll(page: Page, folder: string): Promise<void> {
  for (let at = 0; at < FILES; at += 1) {
    const path = join(folder, `manual_${at}.pdf`);
    await writeFile(path, bigPaper());
    await page.getByRole('button', { name: 'Upload a file' }).click();
    const dialog = page.getByRole('dialog', { name: /^Upload a file for/ });
    await dialog.getByLabel('File').setInputFiles(path);
    await expect(dialog.getByLabel('Title')).toHaveValue(`manual ${at}`);
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(dialog).toHaveCount(0, { timeout: 120_000 });
  }
}

const sizeInPage = (page: Page) =>
  page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const file = await folder.getFileHandle('documents.zip').catch(() => undefined);
    return file === undefined ? -1 : (await file.getFile()).size;
  });

/** Chooses all files and begins; the zip goes into a file of the page's own, as into one that the reader chose. */
async function startZip(page: Page): Promise<void> {
  for (let at = 0; at < FILES; at += 1) await page.getByLabel(`Choose manual ${at}`).press('Space');
  await page.getByText('Download as a zip').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click();
}

test('a zip of 200 MB: memory of the browser and of the server', async ({ page, browser, product }) => {
  test.setTimeout(1_200_000);
  await page.addInitScript(() => {
    Object.assign(window, {
      showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) =>
        (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true }),
    });
  });
  const folder = await mkdtemp(join(tmpdir(), 'vcms-zip-'));
  await page.goto(`/documents-center/files/${DEMO_PEOPLE.contractor.companyId}`);
  await openShell(page).settle();
  await uploadAll(page, folder);
  await page.goto(`/documents-center/files/${DEMO_PEOPLE.contractor.companyId}?search=manual`);
  await expect(page.getByLabel(`Choose manual ${FILES - 1}`)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Waiting for scan')).toHaveCount(0, { timeout: 120_000 });
  const serverPid = product.stack.processes().firebase;
  const before = {
    browser: await memoryOf(await browserProcesses(browser)),
    server: await memoryOf(await withChildren(serverPid)),
  };

  await startZip(page);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[3-9]\d$/, {
    timeout: 120_000,
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForTimeout(2_000);
  const left = await sizeInPage(page);
  await page.reload();
  await expect(page.getByLabel(`Choose manual ${FILES - 1}`)).toBeVisible({ timeout: 60_000 });

  const stop = watchMemory(browser, serverPid);
  await startZip(page);
  await expect(page.getByText('The zip is saved.')).toBeVisible({ timeout: 600_000 });
  const most = await stop();
  const saved = await sizeInPage(page);
  console.log(
    `zip of ${(saved / MB).toFixed(1)} MB; browser ${before.browser.toFixed(0)} MB before, at most ${most.browser.toFixed(0)}; ` +
      `server ${before.server.toFixed(0)} before, at most ${most.server.toFixed(0)}; cancelled amid it: ${left} bytes left`,
  );
  console.log(`browser/server in MB, four times a second at most: ${most.course.join(' ')}`);
  expect(saved).toBeGreaterThan(FILES * (FILE_BYTES - 4_096));
  expect(left).toBeLessThanOrEqual(0);
  await rm(folder, { recursive: true, force: true });
});
