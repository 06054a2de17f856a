import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Configuration } from '@rspack/core';
import { scriptRule } from './base-config.ts';
import { BuildFailure } from './build-failure.ts';
import { listFiles } from './build-files.ts';
import { type BuildResult, checkVersion } from './build-remote.ts';
import { createHostConfig, EARLY_CHUNKS, HOST_PAGES, type OverrideOptions } from './create-host-config.ts';
import { FIRST_FORM_PAGE, writeFirstFormPage } from './first-form-page.ts';
import { addHeadScript, addPreloads, checkPageScripts } from './page-scripts.ts';
import { runBundler } from './run-bundler.ts';

export interface HostBuildOptions {
  /** Folder of the shell's workspace. */
  readonly dir: string;
  readonly version: string;
  readonly outDir: string;
  /** Last word on the bundler's configuration, for builds that measure something else than the product. */
  readonly adapt?: (config: Configuration) => Configuration;
  /** Never given for production: with it the build contains the code for overrides. */
  readonly overrides?: OverrideOptions | undefined;
}

/** The literal that the page's server replaces with the environment's configuration. */
const CONFIG_PLACEHOLDER = '__VCMS_CONFIG__';

/**
 * Builds the shell into `outDir`, which is emptied first: its pages and the files of /s/<version>/. Throws
 * BuildFailure with one plain sentence.
 */
export async function buildHost(options: HostBuildOptions): Promise<BuildResult> {
  const folder = resolve(options.dir);
  const outDir = resolve(options.outDir);
  const publicPath = `/s/${options.version}/`;
  checkVersion(options.version);
  for (const { file } of HOST_PAGES) checkTemplate(join(folder, 'public', file));
  rmSync(outDir, { recursive: true, force: true });
  const config = createHostConfig({ ...options, folder, outDir });
  const report = await runBundler(options.adapt?.(config) ?? config);
  const { warnings: bootWarnings } = await runBundler(headScriptConfig(folder, outDir, publicPath));
  const early = [...report.filesImportedBy('./src/main.ts'), ...EARLY_CHUNKS.flatMap(report.filesOf)];
  addPreloads(join(outDir, 'index.html'), [...new Set(early)], publicPath);
  writeFirstFormPage(join(folder, 'public'), outDir);
  for (const { file, boot } of PAGES) {
    addHeadScript(join(outDir, file), builtFile(outDir, boot), publicPath);
    checkPageScripts(join(outDir, file), publicPath);
  }
  return { files: listFiles(outDir), warnings: [...report.warnings, ...bootWarnings] };
}

/** The pages of the build, each with the script that runs before everything else. */
const PAGES = [
  ...HOST_PAGES.map(({ file }) => ({ file, boot: 'theme-boot' })),
  { file: FIRST_FORM_PAGE, boot: 'sign-in-boot' },
] as const;

function builtFile(outDir: string, name: string): string {
  const found = listFiles(outDir).find(
    (file) => file.startsWith(`${name}.`) && /\.[0-9a-f]+\.js$/.test(file),
  );
  if (found === undefined)
    throw new BuildFailure(`The build left no ${name} script in ${outDir}; build again.`);
  return found;
}

function checkTemplate(file: string): void {
  if (!existsSync(file))
    throw new BuildFailure(`${file} is missing; the shell cannot be built without its page.`);
  if (!readFileSync(file, 'utf8').includes(CONFIG_PLACEHOLDER))
    throw new BuildFailure(`${file} has no ${CONFIG_PLACEHOLDER}; the page could not be configured.`);
}

/** A script that runs before everything else carries nothing of the shell's runtime. What it names by address is written beside it. */
function headScriptConfig(folder: string, outDir: string, publicPath: string): Configuration {
  const theme = join(folder, 'src', 'theme', 'theme-boot.ts');
  return {
    name: 'theme-boot',
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    devtool: false,
    entry: {
      'theme-boot': theme,
      'sign-in-boot': [theme, join(folder, 'src', 'first-form', 'sign-in-boot.ts')],
    },
    output: {
      path: outDir,
      publicPath,
      filename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hashFunction: 'sha256',
      clean: false,
    },
    resolve: { conditionNames: ['vcms-source', '...'], extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [scriptRule()] },
    performance: false,
    stats: 'none',
    infrastructureLogging: { level: 'none' },
  };
}
