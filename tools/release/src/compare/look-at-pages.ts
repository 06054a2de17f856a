import { parseRegistry } from '@vcms/contract';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { LOOK_SIZES, type LookSize, type LookWish, type PageLook } from './look-wish.ts';
import { onlyRelease } from './only-release.ts';
import { restingPicture } from './resting-picture.ts';

const PAGE_MS = 60_000;
/** A remote's part of the registry, or the whole (`registryPath`). */
const REGISTRY = /\/registry\/.+\.json$/;

/** Starts $CHROMIUM_PATH, or /usr/bin/chromium. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
}

/**
 * Signs in once and opens the pages one after the other, in a browser context that is told by its own registry to run this
 * release: nobody else is given it. A page that does not work is told in its problems; rejects when nobody can sign in.
 */
export async function lookAtPages(browser: Browser, wish: LookWish): Promise<readonly PageLook[]> {
  const context = await browser.newContext({
    baseURL: wish.site,
    locale: 'en-US',
    reducedMotion: 'reduce',
    viewport: LOOK_SIZES.desktop,
  });
  context.setDefaultTimeout(PAGE_MS);
  try {
    await giveOnly(context, wish);
    const page = await context.newPage();
    const read = new Set<string>();
    page.on('response', (response) => read.add(response.url()));
    await signIn(page, wish);
    const looks: PageLook[] = [];
    for (const { path } of wish.pages) looks.push(await lookAt(page, path));
    if (![...read].some((url) => url.includes(`/${wish.remote}/${wish.folder}`)))
      return looks.map((look) => ({
        ...look,
        problems: [`${wish.version} was not started.`, ...look.problems],
      }));
    return looks;
  } finally {
    await context.close();
  }
}

async function giveOnly(context: BrowserContext, { remote, version }: LookWish): Promise<void> {
  await context.route(REGISTRY, async (route) => {
    const response = await route.fetch();
    const parsed = response.ok() ? parseRegistry(await response.json()) : undefined;
    if (parsed?.ok !== true) return route.fulfill({ response });
    return route.fulfill({ response, json: onlyRelease(parsed.value, remote, version) });
  });
}

async function signIn(page: Page, { account }: LookWish): Promise<void> {
  await page.goto('/login/');
  await arrived(page);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await arrived(page);
}

async function lookAt(page: Page, path: string): Promise<PageLook> {
  const problems: string[] = [];
  const complain = (error: Error) => problems.push(`It threw: ${error.message.split('\n')[0]}`);
  page.on('pageerror', complain);
  const pictures: Partial<Record<LookSize, Uint8Array>> = {};
  try {
    await page.setViewportSize(LOOK_SIZES.desktop);
    await page.goto(path);
    await arrived(page);
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    for (const [size, viewport] of Object.entries(LOOK_SIZES) as [
      LookSize,
      (typeof LOOK_SIZES)[LookSize],
    ][]) {
      await page.setViewportSize(viewport);
      pictures[size] = await restingPicture(() =>
        page.screenshot({ fullPage: true, animations: 'disabled' }),
      );
    }
    const code = /VC-[a-z-]+/.exec(await page.getByRole('main').innerText())?.[0];
    if (code !== undefined) problems.push(`It shows the error ${code}.`);
  } catch (error) {
    problems.push(
      `It did not come: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
  } finally {
    page.off('pageerror', complain);
  }
  return { path, pictures, problems };
}

/** The shell is there and nothing covers it. */
async function arrived(page: Page): Promise<void> {
  await page.getByRole('main').first().waitFor();
  await page.getByRole('status', { name: 'Loading page' }).waitFor({ state: 'hidden' });
}
