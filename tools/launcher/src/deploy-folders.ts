import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduct } from './build-product.ts';
import { fillDeployFolders } from './fill-deploy-folders.ts';
import { PlainError } from './plain-error.ts';
import { ROOT } from './repository.ts';
import { STATIC_PAGES } from './static-pages.ts';

const HELP = `npm run deploy-folders -- --config FILE [--registry FILE]

Builds the shell and the Cloud Functions and fills the folders that firebase.json names.

  --config FILE     the environment's configuration: {"env": "production", "firebase": {…}}
  --registry FILE   the environment's registry, when Hosting serves it
  --help            this text`;

/** `npm run deploy-folders`: makes ready what `firebase deploy` sends. Rejects with PlainError. */
export async function main(args: readonly string[]): Promise<void> {
  const { config, registry, help } = readOptions(args);
  if (help) {
    console.log(HELP);
    return;
  }
  if (config === undefined) throw new PlainError('Name the configuration with --config FILE.');
  const folders = await fillDeployFolders({
    root: ROOT,
    product: await buildProduct(console.log),
    pages: STATIC_PAGES,
    configFile: resolve(config),
    registryFile: registry === undefined ? undefined : resolve(registry),
  });
  for (const folder of folders) console.log(`Filled ${folder}`);
}

function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { config: text, registry: text, help: { type: 'boolean', default: false } } as const;
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new PlainError(`${reason}. Try: npm run deploy-folders -- --help`, { cause: error });
  }
}
