export * from './fragment.ts';
export * from './local-registry.ts';
export * from './merge-fragments.ts';
export * from './stage-release.ts';
