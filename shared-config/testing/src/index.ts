export * from './fake-shell.ts';
export * from './golden-menu-nodes.ts';
export * from './golden-menus.ts';
export * from './remote-contract-suite.ts';
export * from './render-with-shell.tsx';
export * from './to-golden.ts';
