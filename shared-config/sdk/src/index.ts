export * from './define-remote-app.tsx';
export * from './lazy-with-retry.tsx';
export * from './not-available-page.tsx';
export { RemoteContext } from './remote-context.ts';
export * from './remote-error-boundary.tsx';
export type { RemoteRoute } from './remote-route.ts';
export { RemoteRoutes } from './remote-routes.tsx';
export * from './shell-hooks.ts';
export * from './use-leave-guard.ts';
