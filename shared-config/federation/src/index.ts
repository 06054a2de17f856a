export { BuildFailure } from './build-failure.ts';
export * from './build-host.ts';
export * from './build-remote.ts';
export { main } from './cli.ts';
export * from './create-host-config.ts';
export * from './create-remote-config.ts';
export * from './local-version.ts';
export * from './shared-table.ts';
export * from './source-hash.ts';
