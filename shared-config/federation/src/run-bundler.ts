import { type Configuration, rspack, type Stats } from '@rspack/core';
import { BuildFailure } from './build-failure.ts';

export interface BundlerReport {
  readonly warnings: readonly string[];
  /** Scripts of a named chunk; when it is an entrance of its own, those it needs before it can run as well. */
  readonly filesOf: (chunk: string) => readonly string[];
  /** Scripts that a module, named relative to the workspace, imports on demand. */
  readonly filesImportedBy: (module: string) => readonly string[];
}

const CHUNKS = {
  chunks: true,
  chunkOrigins: true,
  chunkModules: false,
  chunkRelations: false,
  ids: true,
} as const;

/** Runs one build to its end. Throws a BuildFailure whose message carries the first error in one line. */
export async function runBundler(config: Configuration): Promise<BundlerReport> {
  const compiler = rspack(config);
  try {
    const stats = await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, result) => {
        if (error) reject(error);
        else if (result) resolve(result);
        else reject(new Error('the bundler gave no result'));
      });
    });
    const report = stats.toJson({ all: false, errors: true, warnings: true, chunkGroups: true, ...CHUNKS });
    const errors = report.errors ?? [];
    const first = errors[0];
    if (first !== undefined) {
      const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
      throw new BuildFailure(
        `The build of ${config.name ?? 'this part'} failed: ${firstLines(first)}${more}. Correct it and build again.`,
      );
    }
    return {
      // `publicPath: 'auto'` is wanted; the federation plugin warns of it in every remote.
      warnings: (report.warnings ?? []).map(firstLines).filter((warning) => !warning.includes('publicPath')),
      filesImportedBy: (module) =>
        (report.chunks ?? [])
          .filter(({ origins }) => origins?.some(({ moduleName }) => moduleName === module))
          .flatMap(({ files }) => files ?? []),
      filesOf: (chunk) =>
        report.namedChunkGroups?.[chunk]?.assets?.map(({ name }) => name) ??
        (report.chunks ?? [])
          .filter(({ names }) => names?.includes(chunk))
          .flatMap(({ files }) => files ?? []),
    };
  } finally {
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}

function firstLines({ message, moduleName }: { message: string; moduleName?: string }): string {
  const plain = message
    .split('\n')
    .map((line) => line.replace(/[\u2500-\u257f×•]+/g, ' ').trim())
    .filter((line) => line !== '')
    .slice(0, 4)
    .join(' ');
  return moduleName === undefined ? plain : `${moduleName}: ${plain}`;
}
