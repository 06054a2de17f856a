import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { recordTransfers, type Transfer } from './transfers.ts';

/** A profile of the browser's own with one page. */
export interface Visitor {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

/** What one visit of a page cost. */
export interface Visit {
  /** Milliseconds from the navigation to the moment that was waited for. */
  readonly ms: number;
  readonly transfers: readonly Transfer[];
}

export interface VisitOptions {
  readonly cold: boolean;
  /** How many times slower than this machine; 1 is this machine. */
  readonly cpu: number;
  readonly backend: string;
  /** Waits for everything that still comes, not only for the moment. */
  readonly settle?: true;
  /** As far away and as narrow; absent: this machine. */
  readonly network?: Network;
}

export interface Network {
  /** Milliseconds that each request waits for its answer to begin. */
  readonly latencyMs: number;
  /** Bits per second, to the page and from it. */
  readonly down: number;
  readonly up: number;
}

/** Selectors of the moments that count. */
export const SIGN_IN_FORM = 'input[type=password]';
export const FIRST_REMOTE_PAGE = '[data-remote] h1';
/** It shows what it is about, and nothing covers it. */
export const REMOTE_PAGE_SEEN =
  'body:not(:has([inert] [data-remote])):not(:has(main [aria-busy=true])) [data-remote] h1';
/** The gate page says ready or not; under the splash perhaps. */
export const GATE_VERDICT = '[data-remote] [role=status] h2';
/** The same, and nothing covers it. */
export const GATE_VERDICT_SEEN = `body:not(:has([inert] [data-remote])) ${GATE_VERDICT}`;
/** The page of the shell's build that answers a badge's address says it. */
export const GATE_PAGE_VERDICT = '#gate [role=status] h2';

const DESK = { width: 1280, height: 800 };

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** A visitor whose page does nothing for the measurement itself: for what is weighed by its processor time. */
export async function openQuietVisitor(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ viewport: DESK });
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page), close: () => context.close() };
}

/** A visitor whose page notes when each moment that counts has come. */
export async function openVisitor(browser: Browser, viewport = DESK): Promise<Visitor> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const moments = [
    SIGN_IN_FORM,
    FIRST_REMOTE_PAGE,
    REMOTE_PAGE_SEEN,
    GATE_VERDICT,
    GATE_VERDICT_SEEN,
    GATE_PAGE_VERDICT,
  ];
  await page.addInitScript(noteMoments, moments);
  return { page, session: await context.newCDPSession(page), close: () => context.close() };
}

/** Runs in the page: keeps when each selector first found something. */
function noteMoments(selectors: readonly string[]): void {
  const moments: Record<string, number> = {};
  Object.assign(globalThis, { benchMoments: moments });
  const look = () => {
    for (const selector of selectors)
      if (moments[selector] === undefined && document.querySelector(selector) !== null)
        moments[selector] = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** Opens a page and waits for the moment, then until its files have come. */
export async function visit(
  { page, session }: Visitor,
  url: string,
  selector: string,
  { cold, cpu, backend, settle, network }: VisitOptions,
): Promise<Visit> {
  await page.goto('about:blank');
  if (cold) await session.send('Network.clearBrowserCache');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const endRecord = await recordTransfers(session, backend);
  await limitNetwork(session, network);
  await page.goto(url, { waitUntil: 'load' });
  await page.locator(selector).first().waitFor({ state: 'attached', timeout: 60_000 });
  const ms = await momentOf({ page }, selector);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await limitNetwork(session, undefined);
  if (ms === undefined) throw new Error(`${url} never showed ${selector}.`);
  if (settle) await page.waitForLoadState('networkidle');
  return { ms, transfers: endRecord() };
}

/** When a moment of the page's last visit came, ms after the navigation; undefined: it has not come. */
export function momentOf({ page }: Pick<Visitor, 'page'>, selector: string): Promise<number | undefined> {
  return page.evaluate(
    (wanted) => (globalThis as unknown as { benchMoments: Record<string, number> }).benchMoments[wanted],
    selector,
  );
}

/** What the page's main thread has computed since the navigation, ms of processor time; metrics are on, in thread ticks. */
export async function mainThreadMs({ session }: Visitor): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** No limit is what the protocol calls -1. */
async function limitNetwork(session: CDPSession, network: Network | undefined): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network?.latencyMs ?? 0,
    downloadThroughput: network === undefined ? -1 : network.down / 8,
    uploadThroughput: network === undefined ? -1 : network.up / 8,
  });
}

/** Signs in by the form and waits for the first page of the remote. */
export async function signIn(
  { page }: Visitor,
  origin: string,
  email: string,
  password: string,
): Promise<void> {
  await page.goto(`${origin}/login/`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator(FIRST_REMOTE_PAGE).first().waitFor({ state: 'attached', timeout: 60_000 });
}
