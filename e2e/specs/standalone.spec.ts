import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type DevServer, startDevServer } from '@vcms/federation/dev';
import { inRepository } from '@vcms/launcher';
import { accountOf, test } from '../support/product.ts';

const PAGE = ['src', 'home', 'dashboard-page.tsx'];

/** A page with something to lose: what was typed is React state. */
const TYPING_PAGE = `import { Input, PageHeading } from '@vcms/ui';
import { useState } from 'react';

export function DashboardPage() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <PageHeading title="Before the edit" />
      <Input aria-label="Note" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
    </>
  );
}
`;

/** A copy of a remote inside the repository, so that its packages resolve and no other build sees the edit. */
async function copyRemote(): Promise<string> {
  await mkdir(inRepository('.cache'), { recursive: true });
  const parent = await mkdtemp(join(inRepository('.cache'), 'standalone-'));
  const folder = join(parent, 'remote-client');
  for (const part of ['src', 'package.json'])
    await cp(inRepository('remote-client', part), join(folder, part), { recursive: true });
  return folder;
}

function serve(folder: string, firebaseOrigin: string, projectId: string): Promise<DevServer> {
  return startDevServer({
    remote: 'remote-client',
    folder,
    host: '127.0.0.1',
    port: 0,
    releaseFolder: join(folder, '..', 'releases'),
    blocks: {
      'vcms-config': {
        env: 'local',
        firebase: { apiKey: 'local', projectId, appId: 'local' },
        localFirebase: firebaseOrigin,
      },
      'vcms-accounts': [accountOf('5003'), accountOf('5004')],
    },
    onBuilt: (problem) => expect(problem).toBeUndefined(),
  });
}

test('a remote runs alone with its real data, and an edited page changes on screen without losing what was typed', async ({
  page,
  product: { stack },
  complaints,
}) => {
  const folder = await copyRemote();
  const server = await serve(folder, stack.firebase.origin, stack.projectId);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  try {
    await page.goto(server.origin);
    await expect(page).toHaveURL(`${server.origin}/dashboard`);
    await expect(heading).toHaveText('Home', { timeout: 30_000 });
    await expect(page.getByText('Northfield Energy').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Demo account' }).selectOption('5004');
    await expect(page.getByText('Riverbend Schools').first()).toBeVisible();
    await page.getByRole('link', { name: 'Calendar' }).click();
    await expect(heading).toHaveText('Calendar');

    await page.getByRole('link', { name: 'Home' }).click();
    await writeFile(join(folder, ...PAGE), TYPING_PAGE);
    await expect(heading).toHaveText('Before the edit', { timeout: 30_000 });
    await page.getByLabel('Note').fill('half a sentence');
    const loadedAt = await page.evaluate(() => performance.timeOrigin);
    const edited = (await readFile(join(folder, ...PAGE), 'utf8')).replace('Before', 'After');
    await writeFile(join(folder, ...PAGE), edited);

    await expect(heading).toHaveText('After the edit', { timeout: 30_000 });
    await expect(page.getByLabel('Note')).toHaveValue('half a sentence');
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
    expect(complaints).toEqual([]);
  } finally {
    await server.close();
    await rm(join(folder, '..'), { recursive: true, force: true });
  }
});
