import type { RemoteApp } from '@vcms/contract';
import { vi } from 'vitest';
import type { FakeShell } from './fake-shell.ts';
import { watchLeaks } from './leak-watch.ts';
import { type Patience, waitPatiently } from './patience.ts';
import { guardShell } from './shell-guard.ts';

export interface RouteVisit {
  /** Texts of the headings of the first level, once everything has arrived. */
  readonly headings: readonly string[];
  /** What console.error and the shell's log were told. */
  readonly complaints: readonly string[];
  /** What the remote wrote though it is the shell's. */
  readonly violations: readonly string[];
  /** What is still there after the remote was taken out. */
  readonly left: readonly string[];
}

export interface RouteVisitOptions {
  readonly app: RemoteApp;
  readonly shell: FakeShell;
  readonly path: string;
}

/** A page costs well below a second of processor time; an idle process waits a minute for the backend. */
const ARRIVAL: Patience = { cpuMs: 20_000, looks: 3_000 };
/** Timers that were due soon anyway run out; one that is still there after three idle seconds is a leak. */
const TIMERS_RUN_OUT: Patience = { cpuMs: 20_000, looks: 150 };

/**
 * Shows a route as the shell does, waits until nothing is loading, takes the remote out again, and tells what it did.
 * The remote is mounted twice: what a library sets up once for a page is not a leak of the second mount.
 */
export async function visitRoute(options: RouteVisitOptions): Promise<RouteVisit> {
  // The app renders by itself, as in the browser: its mount waits for a commit that act() would hold back.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const guard = guardShell(window, options.app.remote);
  try {
    await mountUntilStyled(options);
    const styles = document.head.childElementCount;
    const watch = watchLeaks(window);
    try {
      const { headings, left } = await mountOnce(options);
      await waitPatiently(() => noneLeft(watch.left()), TIMERS_RUN_OUT).catch(() => undefined);
      const added = document.head.childElementCount > styles ? await addedAgain(options) : 0;
      return {
        headings,
        complaints: [...errors.mock.calls.map(String), ...loggedErrors(options.shell)],
        violations: guard.violations(),
        left: [...left, ...watch.left(), ...(added === 0 ? [] : [`${added} elements in the head`])],
      };
    } finally {
      watch.end();
    }
  } finally {
    guard.end();
    errors.mockRestore();
    vi.unstubAllGlobals();
  }
}

/** A state that shows for a moment only, such as a late figure, may bring its styles in a later mount. */
async function mountUntilStyled(options: RouteVisitOptions): Promise<void> {
  let before = -1;
  for (let mounts = 0; mounts < 3 && before !== document.head.childElementCount; mounts += 1) {
    before = document.head.childElementCount;
    await mountOnce(options);
  }
}

/** Mounts after which what still grows is a leak. */
const GROWING_MOUNTS = 6;

/**
 * How many elements the head gets in each further mount; 0 once a mount brings none. Pages share a backend that other tests
 * write to meanwhile: a state that comes or goes there brings its styles once, also in two mounts after each other.
 */
async function addedAgain(options: RouteVisitOptions): Promise<number> {
  let growth = 0;
  for (let mounts = 0; mounts < GROWING_MOUNTS; mounts += 1) {
    const before = document.head.childElementCount;
    await mountOnce(options);
    growth = document.head.childElementCount - before;
    if (growth === 0) break;
  }
  return growth;
}

async function mountOnce({ app, shell, path }: RouteVisitOptions) {
  window.history.replaceState(null, '', path);
  const domElement = document.body.appendChild(document.createElement('div'));
  const controller = new AbortController();
  const props = { name: app.remote, domElement, shell: shell.api, signal: controller.signal };
  await app.bootstrap(props);
  await app.mount(props);
  try {
    await waitPatiently(() => isArrived(domElement, path), ARRIVAL);
    const headings = [...domElement.querySelectorAll('h1')].map(
      ({ textContent }) => textContent?.trim() ?? '',
    );
    return { headings, left: await takeOut() };
  } catch (error) {
    await takeOut();
    throw error;
  }

  async function takeOut(): Promise<readonly string[]> {
    controller.abort();
    await app.unmount(props);
    const inElement = domElement.childNodes.length;
    domElement.remove();
    return [
      ...(inElement === 0 ? [] : [`${inElement} nodes in the remote's element`]),
      ...(shell.guards.size === 0 ? [] : [`${shell.guards.size} leave guards`]),
    ];
  }
}

function isArrived(element: HTMLElement, path: string): void {
  if (element.querySelector('h1') === null)
    throw new Error(`${path} shows no heading of the first level, but: ${element.textContent}`);
  if (element.querySelector('[aria-busy=true]') !== null) throw new Error(`${path} is still loading`);
}

function noneLeft(left: readonly string[]): void {
  if (left.length > 0) throw new Error(left.join('; '));
}

function loggedErrors(shell: FakeShell): readonly string[] {
  return shell.events
    .filter(({ level }) => level === 'error')
    .map(({ event, cause }) => `${event}: ${String(cause)}`);
}
