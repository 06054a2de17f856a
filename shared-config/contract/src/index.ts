export * from './app.ts';
export * from './contract-version.ts';
export * from './menu.ts';
export * from './release.ts';
export * from './roles.ts';
export * from './runtime-config.ts';
export * from './shell-api.ts';
export * from './theme.ts';
