import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseRegistry, parseRuntimeConfig, REMOTE_NAMES, type Registry } from '@vcms/contract';
import { allowsAppCheck, FUNCTIONS_FOLDER, HOSTING_FOLDER, renderPage, SHELL_PAGES } from '@vcms/hosting';
import { partOf } from '@vcms/registry';
import type { BuiltProduct } from './build-product.ts';
import { PlainError } from './plain-error.ts';

export interface DeployInputs {
  /** Folder that firebase.json is relative to. */
  readonly root: string;
  readonly product: Pick<BuiltProduct, 'shellFolder' | 'shellVersion' | 'functionsFolder'>;
  /** File with the environment's RuntimeConfig as JSON. */
  readonly configFile: string;
  /** File with the environment's registry, when Hosting serves it; a bucket may do so instead. */
  readonly registryFile: string | undefined;
  /** Pages beside the app, by the first part of their path: the folders that their files come from. */
  readonly pages?: Readonly<Record<string, readonly string[]>>;
}

/** What Hosting's own 404 page says: plain words and no markup, so that nobody takes it for the app. */
const MISSING = 'Not found\n';

/**
 * Fills the two folders that firebase.json names: Hosting's with the shell, its pages for one environment, `404.html` and
 * the registry; Functions' with the built code. What was there goes. Throws PlainError for an unfit configuration.
 */
export async function fillDeployFolders(inputs: DeployInputs): Promise<readonly string[]> {
  const { root, product } = inputs;
  const config = parseRuntimeConfig(await readJson(inputs.configFile));
  if (!config.ok) throw new PlainError(`${inputs.configFile}: ${config.problems.join('; ')}.`);
  if (config.value.localFirebase !== undefined)
    throw new PlainError(`${inputs.configFile} names a local Firebase; leave localFirebase out of a deploy.`);
  if (
    config.value.appCheck !== undefined &&
    !allowsAppCheck(await readFile(join(root, 'firebase.json'), 'utf8'))
  )
    throw new PlainError(
      `${inputs.configFile} has a site key of App Check, but firebase.json does not let reCAPTCHA in: every request would wait for a token that never comes. Run npm run hosting -- --app-check on first (docs/runbooks/app-check.md).`,
    );
  const registry = await readRegistry(inputs.registryFile, config.value.env);
  const pages = await Promise.all(
    SHELL_PAGES.map(async (file) => {
      const template = await readFile(join(product.shellFolder, file), 'utf8');
      return [file, renderPage(template, config.value)] as const;
    }),
  );
  const hosting = join(root, HOSTING_FOLDER);
  const functions = join(root, FUNCTIONS_FOLDER);
  for (const folder of [hosting, functions]) await rm(folder, { recursive: true, force: true });

  await cp(product.shellFolder, join(hosting, 's', product.shellVersion), {
    recursive: true,
    // Hosting compresses by itself, and pages without their configuration must not be reachable.
    filter: (source) => !/\.(br|gz)$/.test(source) && !SHELL_PAGES.some((file) => file === basename(source)),
  });
  for (const [name, folders] of Object.entries(inputs.pages ?? {})) {
    for (const folder of folders) {
      await cp(folder, join(hosting, name), {
        recursive: true,
        filter: (source) => !/\.(d\.ts|map|test\.js)$/.test(source),
      });
    }
  }
  for (const [file, page] of pages) await writeFile(join(hosting, file), page);
  await writeFile(join(hosting, '404.html'), MISSING);
  if (registry !== undefined) {
    await writeRegistry(join(hosting, 'registry'), registry);
  }
  await cp(product.functionsFolder, functions, { recursive: true });
  return [hosting, functions];
}

/** The whole, which older shells read, and a part for each remote. */
async function writeRegistry(folder: string, registry: Registry): Promise<void> {
  const { env } = registry;
  await mkdir(join(folder, env), { recursive: true });
  await writeFile(join(folder, `${env}.json`), JSON.stringify(registry));
  for (const remote of REMOTE_NAMES) {
    const part = partOf(registry, remote);
    if (part !== undefined) await writeFile(join(folder, env, `${remote}.json`), JSON.stringify(part));
  }
}

async function readRegistry(file: string | undefined, env: string): Promise<Registry | undefined> {
  if (file === undefined) return undefined;
  const parsed = parseRegistry(await readJson(file));
  if (!parsed.ok) throw new PlainError(`${file}: ${parsed.problems.join('; ')}.`);
  if (parsed.value.env !== env) throw new PlainError(`${file} is for ${parsed.value.env}, not for ${env}.`);
  return parsed.value;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`${file} cannot be read: ${reason}`, { cause: error });
  }
}
