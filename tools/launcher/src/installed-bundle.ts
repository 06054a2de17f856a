import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleFunctions, type FunctionsManifest } from './bundle-functions.ts';
import { inRepository } from './repository.ts';

const FUNCTIONS = inRepository('firebase', 'functions');

/** The functions as they are deployed. */
export interface InstalledBundle {
  readonly folder: string;
  remove(): Promise<void>;
}

function placeOf(name: string): string {
  const [place = ''] = [FUNCTIONS, inRepository()]
    .map((from) => join(from, 'node_modules', name))
    .filter((one) => existsSync(one));
  return realpathSync(place);
}

/** Bundles the functions outside of the repository, beside the packages that the bundle names and no others. For tests. */
export async function installBundle(): Promise<InstalledBundle> {
  const folder = await mkdtemp(join(tmpdir(), 'vcms-functions-'));
  const manifest = JSON.parse(readFileSync(join(FUNCTIONS, 'package.json'), 'utf8')) as FunctionsManifest;
  await bundleFunctions(folder, manifest);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const place = join(folder, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(placeOf(name), place);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
