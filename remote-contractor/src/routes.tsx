import { createRoutes } from '@vcms/pages';
import { lazyWithRetry } from '@vcms/sdk';
import { menu } from './menu.ts';

/** Every route of the menu; each page that is built is a chunk of its own. */
export const routes = createRoutes(menu, {
  '/dashboard': lazyWithRetry(
    async () =>
      (await import(/* webpackChunkName: "first-page" */ './pages/dashboard/dashboard-page.tsx'))
        .DashboardPage,
  ),
  '/insurance': lazyWithRetry(
    async () => (await import('./pages/insurance/insurance-page.tsx')).InsurancePage,
  ),
});
