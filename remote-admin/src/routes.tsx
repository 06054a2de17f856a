import { createRoutes, rolePage } from '@vcms/kits';
import { lazyWithRetry } from '@vcms/sdk';
import { menu } from './menu.ts';

/** Every route of the menu; each page that is built is a chunk of its own. */
export const routes = createRoutes(menu, {
  '/dashboard': lazyWithRetry(
    async () =>
      (await import(/* webpackChunkName: "first-page" */ './home/dashboard-page.tsx')).DashboardPage,
  ),
  '/dashboard/audit-trail': lazyWithRetry(async () => (await import('./audit/audit-page.tsx')).AuditPage),
  '/admin/admin-tools/companies': rolePage(
    async () => (await import('@vcms/companies/register')).CompaniesPage,
    { title: 'Company Tools', keeper: '5001', benchmarksPath: '/admin/admin-tools/companies/benchmarks' },
  ),
  '/admin/admin-tools/companies/benchmarks': lazyWithRetry(
    async () => (await import('./benchmarks/benchmarks-page.tsx')).BenchmarksPage,
  ),
  '/admin/admin-tools/users': rolePage(async () => (await import('@vcms/users/register')).UsersPage, {
    title: 'User Tools',
    keeper: '5001',
  }),
  '/calendar': lazyWithRetry(async () => (await import('@vcms/calendar/page')).CalendarPage),
});
