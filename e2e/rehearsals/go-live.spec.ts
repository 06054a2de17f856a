import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { REMOTE_NAMES, type Registry, type ReleaseReport } from '@vcms/contract';
import { FUNCTIONS_FOLDER, HOSTING_FOLDER } from '@vcms/hosting';
import { buildProduct } from '@vcms/launcher';
import { TOTP } from 'otpauth';
import { type Deployed, type LocalProject, startLocalProject } from '../support/local-project.ts';
import { openShell } from '../support/shell-page.ts';

const run = promisify(execFile);
const ADMIN = { email: 'ada@example.test', name: 'Ada Marlow', password: 'a-long-one-for-the-rehearsal' };
const REMOTE = 'remote-admin';
const AT_ONCE = 20;

/** Does a step and says how long it took. */
async function step<T>(env: string, name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const value = await test.step(name, work);
  console.log(`${env}  ${((performance.now() - began) / 60_000).toFixed(2).padStart(6)} min  ${name}`);
  return value;
}

/** A command of the runbook; its standard output. */
async function command(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { stdout } = await run('npm', ['run', '-s', ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 50 * 1024 * 1024,
  });
  return stdout.trim();
}

/** Steps 7 and 8 of the runbook up to what `firebase deploy` would send. */
async function fillFolders(env: string, dataDir: string): Promise<Deployed> {
  const projectId = `vcms-${env}`;
  const config = join(dataDir, 'config.json');
  const firebase = { apiKey: 'k', projectId, appId: 'a', storageBucket: `${projectId}.firebasestorage.app` };
  await writeFile(config, JSON.stringify({ env, firebase }));
  await command(['deploy-folders', '--', '--config', config]);
  // The next environment fills the same folders.
  const hosting = join(dataDir, 'hosting');
  const functionsFolder = join(dataDir, 'functions');
  await cp(HOSTING_FOLDER, hosting, { recursive: true });
  await cp(FUNCTIONS_FOLDER, functionsFolder, { recursive: true });
  const [shellVersion = ''] = await readdir(join(hosting, 's'));
  const shellFolder = join(hosting, 's', shellVersion);
  // The deployed page names Google's Firebase; the same page is filled in for this machine's instead.
  const built = await buildProduct(() => undefined);
  for (const page of ['index.html', 'gate.html', 'login.html'])
    await cp(join(built.shellFolder, page), join(shellFolder, page));
  return { shellFolder, shellVersion, functionsFolder };
}

function releasing({ target, env, cdnOrigin }: LocalProject): readonly string[] {
  return ['--target', target, '--env', env, '--cdn-url', cdnOrigin, '--by', 'Rehearsal', '--json'];
}

async function entryOf({ appOrigin, env }: LocalProject) {
  const answer = await fetch(`${appOrigin}/registry/${env}/${REMOTE}.json`);
  const entry = ((await answer.json()) as Registry).remotes[REMOTE];
  if (entry === undefined) throw new Error(`${REMOTE} is not in the registry.`);
  return entry;
}

/** The link's page of the local Firebase takes the new password in its address. */
async function choosePassword(link: string): Promise<void> {
  const url = new URL(link);
  url.searchParams.set('newPassword', ADMIN.password);
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(303);
}

async function signInFirst(page: Page, { appOrigin }: LocalProject): Promise<string> {
  await page.goto(`${appOrigin}/login/`);
  await openShell(page).settle();
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Set up now' }).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code from your app').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Home' })).toBeVisible({
    timeout: 60_000,
  });
  return secret;
}

async function tell({ appOrigin }: LocalProject, count: number, version: string): Promise<void> {
  const report: ReleaseReport = { remote: REMOTE, version, outcome: 'ready', wait: '2' };
  const send = () => fetch(`${appOrigin}/releaseReport/v1`, { method: 'POST', body: JSON.stringify(report) });
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, send));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 204));
  }
}

/** What a new tab runs, as /status says it. */
async function expectRuns(page: Page, { appOrigin }: LocalProject, version: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(`${appOrigin}/status`);
  await expect(tab.getByRole('main')).toContainText(version, { timeout: 60_000 });
  await tab.close();
}

for (const env of ['staging', 'production'] as const)
  test(`${env}: from an empty project to a release that is published, promoted by evidence and rolled back`, async ({
    page,
  }) => {
    // In the repository: the functions find their packages from there.
    const dataDir = join(process.cwd(), '.cache', 'go-live', env);
    await rm(dataDir, { recursive: true, force: true });
    await mkdir(dataDir, { recursive: true });
    const deployed = await step(
      env,
      'deploy-folders: shell and functions built and put where firebase deploy finds them',
      () => fillFolders(env, dataDir),
    );
    const project = await step(env, 'an empty project with rules, indexes and functions', () =>
      startLocalProject(env, deployed, dataDir),
    );
    try {
      const places = releasing(project);
      for (const remote of REMOTE_NAMES)
        await step(env, `release publish ${remote}: build, contract suite, upload, verify`, () =>
          command(['release', '--', 'publish', remote, '--version', '1.0.0', ...places], project.environment),
        );
      const link = await step(env, 'first-admin: the firm and its first person', () =>
        command([
          ...['first-admin', '--', '--local', project.firebase.origin, '--project', project.projectId],
          ...['--email', ADMIN.email, '--name', ADMIN.name, '--app-origin', project.appOrigin],
          ...['--company', 'infrastructure/company.example.json'],
        ]),
      );
      await step(
        env,
        'the first admin chooses a password, sets up the second step and signs in',
        async () => {
          await choosePassword(link);
          await signInFirst(page, project);
          await expectRuns(page, project, '1.0.0');
        },
      );
      const canary = await step(
        env,
        `pipeline ${REMOTE}: lint, types, unit, contract suite, canary`,
        async () => {
          const own = ['--version', '1.1.0', '--percent', '50', ...places];
          return JSON.parse(await command(['pipeline', '--', REMOTE, ...own], project.environment)) as {
            ok: boolean;
          };
        },
      );
      expect(canary.ok).toBe(true);
      expect(await entryOf(project)).toMatchObject({
        active: '1.0.0',
        canary: { version: '1.1.0', percent: 50 },
      });
      await step(env, 'tabs tell, and release promote --when-healthy promotes', async () => {
        for (const version of ['1.0.0', '1.1.0']) await tell(project, 420, version);
        const counts = ['--counts', `${project.functionsUrl}/releaseCounts`];
        const own = ['release', '--', 'promote', REMOTE, '--when-healthy', ...counts, ...places];
        expect(JSON.parse(await command(own, project.environment))).toMatchObject({ verdict: 'healthy' });
        await expect.poll(() => entryOf(project), { timeout: 30_000 }).toMatchObject({ active: '1.1.0' });
        await expectRuns(page, project, '1.1.0');
      });
      await step(env, 'release rollback: new tabs run the release before', async () => {
        await command(['release', '--', 'rollback', REMOTE, ...places], project.environment);
        await expect.poll(() => entryOf(project), { timeout: 30_000 }).toMatchObject({ active: '1.0.0' });
        await expectRuns(page, project, '1.0.0');
      });
    } finally {
      await project.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
