import type { Configuration } from '@rspack/core';
import { BuildFailure } from './build-failure.ts';

/**
 * Refuses settings that would break two releases in one page or the integrity chain (architecture 3c). Called on every
 * remote's configuration before it is built, also when a remote has changed what the preset gave it.
 */
export function refuseUnsafeConfig(config: Configuration): void {
  const split = config.optimization?.splitChunks;
  const devtool = config.devtool;
  const rules: readonly (readonly [boolean, string])[] = [
    [Boolean(config.optimization?.runtimeChunk), 'optimization.runtimeChunk is set'],
    [typeof split === 'object' && split.chunks === 'all', 'optimization.splitChunks.chunks is "all"'],
    [config.output?.publicPath !== 'auto', 'output.publicPath is not "auto"'],
    [!/__\d/.test(config.output?.uniqueName?.toString() ?? ''), 'the container has no version in its name'],
    [typeof devtool === 'string' && devtool.startsWith('eval'), 'devtool uses eval'],
    [config.output?.crossOriginLoading !== 'anonymous', 'output.crossOriginLoading is not "anonymous"'],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  if (broken !== undefined)
    throw new BuildFailure(
      `A remote may not be built like this: ${broken[1]}. Remove the setting and build again.`,
    );
}
