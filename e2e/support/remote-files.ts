import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { Registry, RegistryEntry, Release } from '@vcms/contract';

/** The remote that the failure specs break, and who uses it. */
export const REMOTE = 'remote-admin';
export const REGISTRY_PATH = /\/registry\/local(\/remote-\w+)?\.json$/;
/** Version of the release that is there to fall back on. */
export const PREVIOUS = '0.9.0';
/** Version of the release whose faults a spec switches on. */
export const FAULTY = '6.6.6';

export type Change<T> = (value: T) => T;

/** Integrity of a text as the product writes it. */
function integrityOf(text: string | Buffer): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** Answers a request to the CDN with a text, headers as the CDN sends them. */
export function answer(body: string, contentType = 'text/javascript'): (route: Route) => Promise<void> {
  return (route) =>
    route.fulfill({ body, headers: { 'access-control-allow-origin': '*', 'content-type': contentType } });
}

/** Answers with an error of the CDN. */
export function refuse(status: number): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ status, headers: { 'access-control-allow-origin': '*' } });
}

/** Stands in the code of the home page and nowhere else in the release. */
const HOME_TEXT = 'Companies, users and engagements of ';

/** The release that the product runs, and handles on its files. */
export interface LiveRelease {
  readonly release: Release;
  readonly releaseUrl: string;
  readonly entryUrl: string;
  /** Address of the first chunk of `./app`. */
  readonly appUrl: string;
  /** Address of the chunk of the home page: loaded when the page is first shown. */
  readonly pageUrl: string;
}

/** Finds out what the product runs. Asks the servers themselves, so changes of a test do not count. */
export async function readLiveRelease(shellUrl: string): Promise<LiveRelease> {
  const registry = (await (await fetch(`${shellUrl}/registry/local.json`)).json()) as Registry;
  const entry = entryOf(registry);
  const path = entry.releases[entry.active]?.path ?? '';
  const folder = new URL(path, entry.base).href;
  const release = (await (await fetch(`${folder}release.json`)).json()) as Release;
  const early = [release.entry, ...(release.preload ?? [])];
  const url = (file: string) => `${folder}${file}`;
  const app = early.find((file) => file.startsWith('app.'));
  const files = await readdir(join(process.cwd(), '.local', 'cdn', 'r', REMOTE, path));
  const late = files.filter((file) => file.endsWith('.js') && !early.includes(file));
  const texts = await Promise.all(late.map(async (file) => (await fetch(url(file))).text()));
  const page = late[texts.findIndex((text) => text.includes(HOME_TEXT))];
  if (app === undefined || page === undefined)
    throw new Error('The release has not the files that it should.');
  return {
    release,
    releaseUrl: url('release.json'),
    entryUrl: url(release.entry),
    appUrl: url(app),
    pageUrl: url(page),
  };
}

function entryOf(registry: Registry): RegistryEntry {
  const entry = registry.remotes[REMOTE];
  if (entry === undefined) throw new Error(`${REMOTE} is not in the registry.`);
  return entry;
}

/** A change of the registry that touches the broken remote's part only. */
export function changeEntry(change: Change<RegistryEntry>): Change<Registry> {
  return (registry) => ({
    ...registry,
    remotes: { ...registry.remotes, [REMOTE]: change(entryOf(registry)) },
  });
}

/** Shows the page another registry than the server has, until the next call. */
export async function changeRegistry(page: Page, ...changes: readonly Change<Registry>[]): Promise<void> {
  await page.unroute(REGISTRY_PATH);
  await page.route(REGISTRY_PATH, async (route) => {
    const response = await route.fetch();
    const registry = changes.reduce((value, change) => change(value), (await response.json()) as Registry);
    await route.fulfill({ json: registry });
  });
}

/** Puts a release beside the live one and names it as the previous one. `folder`: where it was built. */
export async function offerPrevious(page: Page, folder: string): Promise<Change<Registry>> {
  return offerRelease(page, folder, PREVIOUS, (entry) => ({ ...entry, previous: PREVIOUS }));
}

/** Lists a release that was built into a folder, and serves it from the CDN's address. */
export async function offerRelease(
  page: Page,
  folder: string,
  version: string,
  use: Change<RegistryEntry>,
): Promise<Change<Registry>> {
  const text = await readFile(join(folder, 'release.json'), 'utf8');
  const path = `${version}-e2e/`;
  await page.route(`**/r/${REMOTE}/${path}**`, async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const type = file.endsWith('.json') ? 'application/json' : 'text/javascript';
    await answer(await readFile(join(folder, file), 'utf8'), type)(route);
  });
  return changeEntry((entry) => ({
    ...use(entry),
    releases: { ...entry.releases, [version]: { path, releaseIntegrity: integrityOf(text) } },
  }));
}

/** Publishes a changed release.json with a hash that fits: what a faulty build would have published. */
export async function publishChanged(
  page: Page,
  live: LiveRelease,
  change: Change<Release>,
): Promise<Change<Registry>> {
  const text = JSON.stringify(change(live.release));
  await page.route(live.releaseUrl, answer(text, 'application/json'));
  return changeEntry((entry) => ({
    ...entry,
    releases: {
      ...entry.releases,
      [entry.active]: {
        path: entry.releases[entry.active]?.path ?? '',
        releaseIntegrity: integrityOf(text),
      },
    },
  }));
}

/** Publishes another entry script with hashes that fit. */
export async function publishEntry(page: Page, live: LiveRelease, script: string): Promise<Change<Registry>> {
  await page.route(live.entryUrl, answer(script));
  return publishChanged(page, live, (release) => ({
    ...release,
    integrity: { ...release.integrity, [release.entry]: integrityOf(script) },
  }));
}
