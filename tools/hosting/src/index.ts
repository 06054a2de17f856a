export * from './cdn-server.ts';
export * from './content-security-policy.ts';
export * from './header-policy.ts';
export * from './http-listener.ts';
export * from './page-template.ts';
export * from './precompress.ts';
export * from './shell-server.ts';
