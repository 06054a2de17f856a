import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { openLoneBrowser } from '../support/lone-browser.ts';
import { openShell } from '../support/shell-page.ts';
import { test } from '../support/signed-in.ts';

test.use({ actionTimeout: 30_000 });

const FILES = Number(process.env.ZIP_FILES ?? 8);
/** Just under the 25 MB that one file may have; together just under the 200 MB of a zip. */
const FILE_BYTES = 24.9 * 1_048_576;
const MB = 1_048_576;
/** The title of a page whose zip is saved. */
const SAVED = 'Saved';

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

type Sizes = Readonly<Record<string, number>>;

/** Memory of a process that is its alone or its part of what is shared, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
}

/** A process and all that it began, and those began. */
async function familyOf(pid: number): Promise<readonly number[]> {
  const found = await promisify(execFile)('pgrep', ['-P', String(pid)]).catch(() => ({ stdout: '' }));
  const children = found.stdout.split('\n').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()];
}

/** What a process of the browser is for: `renderer` is the pages, `network.mojom.NetworkService` what they fetch. */
async function kindOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const named = (name: string) => new RegExp(`--${name}=([^\\0 ]+)`).exec(line)?.[1];
  return named('utility-sub-type') ?? named('type') ?? 'browser';
}

async function sizesOf(root: number, kindOfOne: (pid: number) => Promise<string>): Promise<Sizes> {
  const sizes: Record<string, number> = {};
  for (const pid of await familyOf(root)) {
    const kind = await kindOfOne(pid);
    sizes[kind] = (sizes[kind] ?? 0) + (await memoryOf(pid));
  }
  return sizes;
}

/** The functions run in a process that the local Firebase began. */
async function kindOfServer(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return line.includes('functions-host') ? 'functions' : 'firebase';
}

interface Servers {
  readonly firebase: number;
  readonly shell: number;
  readonly cdn: number;
}

/** Memory of both sides, by kind of process. */
async function sizesOfAll(browserPid: number, { firebase, shell, cdn }: Servers): Promise<Sizes> {
  const browser = await sizesOf(browserPid, kindOf);
  const all = Object.values(browser).reduce((sum, one) => sum + one, 0);
  const servers = {
    ...(await sizesOf(firebase, kindOfServer)),
    ...{ shell: await memoryOf(shell), cdn: await memoryOf(cdn) },
  };
  const server = Object.values(servers).reduce((sum, one) => sum + one, 0);
  return { ...browser, 'whole browser': all, ...servers, 'whole server': server };
}

const rounded = (sizes: Sizes) =>
  Object.entries(sizes)
    .filter(([, size]) => size >= 1)
    .map(([kind, size]) => `${kind} ${size.toFixed(0)}`)
    .join(', ');

/** What is told of all along. */
const COURSE = ['browser', 'renderer', 'firebase', 'functions'] as const;

/** Looks at the memory of both sides four times a second until it is told to stop. */
function watchMemory(sizes: () => Promise<Sizes>) {
  const most: Record<string, number> = {};
  const course: string[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const now = await sizes();
      for (const [kind, size] of Object.entries(now)) most[kind] = Math.max(most[kind] ?? 0, size);
      course.push(COURSE.map((kind) => now[kind]?.toFixed(0)).join('/'));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return { most, course };
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

/** Chooses all files and asks for the zip; it goes into a file of the page's own, as into one that the reader chose. */
async function chooseAll(page: Page): Promise<void> {
  await expect(page.getByLabel(`Choose manual ${FILES - 1}`)).toBeVisible({ timeout: 60_000 });
  for (let at = 0; at < FILES; at += 1) await page.getByLabel(`Choose manual ${at}`).press('Space');
  await page.getByText('Download as a zip').click();
}

const downloadIn = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true });

/** Begins after a while, when nobody drives the page any more, and says by its title that the zip is saved. */
async function beginLater(page: Page): Promise<void> {
  await chooseAll(page);
  await downloadIn(page).evaluate((button: HTMLElement, saved) => {
    setTimeout(() => button.click(), 4_000);
    setInterval(() => {
      if (document.body.innerText.includes('The zip is saved.')) document.title = saved;
    }, 200);
  }, SAVED);
}

/** Begins, and cancels amid it; how many bytes are left of it. */
async function cancelAmid(page: Page): Promise<number> {
  await chooseAll(page);
  await downloadIn(page).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[3-9]\d$/, {
    timeout: 120_000,
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForTimeout(2_000);
  return sizeInPage(page);
}

/** The page's own files in place of the dialog in which a reader chooses one. */
async function withoutPicker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) =>
        (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true }),
    });
  });
}

test('a zip of 200 MB: memory of the browser and of the server', async ({
  page: uploading,
  product: { stack },
  signIns,
  launchOptions,
}) => {
  test.setTimeout(1_200_000);
  const folder = await mkdtemp(join(tmpdir(), 'vcms-zip-'));
  const browser = await openLoneBrowser(
    join(folder, 'profile'),
    launchOptions.executablePath ?? '',
    launchOptions.args ?? [],
  );
  const place = `${stack.url}/documents-center/files/${DEMO_PEOPLE.contractor.companyId}`;
  const sizes = () => sizesOfAll(browser.pid, stack.processes());

  await uploading.goto(place);
  await openShell(uploading).settle();
  await uploadAll(uploading, folder);
  await uploading.close();
  const left = await browser.drive(async (page) => {
    page.setDefaultTimeout(30_000);
    await signIns.begin(page.context(), 'client');
    await withoutPicker(page);
    await page.goto(`${place}?search=manual`);
    await openShell(page).settle();
    await expect(page.getByText('Waiting for scan')).toHaveCount(0, { timeout: 120_000 });
    const bytes = await cancelAmid(page);
    await page.reload();
    await beginLater(page);
    await page.requestGC();
    return bytes;
  });
  const before = await sizes();
  const stop = watchMemory(sizes);
  await browser.untilTitled(SAVED, 600_000);
  const { most, course } = await stop();
  const { saved, after } = await browser.drive(async (page) => {
    await page.requestGC();
    await page.waitForTimeout(2_000);
    return { saved: await sizeInPage(page), after: await sizes() };
  });
  console.log(`zip of ${(saved / MB).toFixed(1)} MB; cancelled amid it: ${left} bytes left`);
  console.log(`MB before: ${rounded(before)}\nMB at most: ${rounded(most)}`);
  console.log(`MB after, collected: ${rounded(after)}; load ${loadavg()[1]?.toFixed(1)}`);
  console.log(`${COURSE.join('/')} in MB, four times a second at most: ${course.join(' ')}`);
  expect(saved).toBeGreaterThan(FILES * (FILE_BYTES - 4_096));
  expect(left).toBeLessThanOrEqual(0);
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});
