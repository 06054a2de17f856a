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
  '/admin/admin-tools/companies': lazyWithRetry(
    async () => (await import('./pages/companies/company-tools-page.tsx')).CompanyToolsPage,
  ),
  '/admin/admin-tools/users': lazyWithRetry(
    async () => (await import('./pages/users/user-tools-page.tsx')).UserToolsPage,
  ),
});
