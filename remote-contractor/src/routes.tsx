import { createRoutes } from '@vcms/kits';
import { lazyWithRetry } from '@vcms/sdk';
import { menu } from './menu.ts';

const ContractorHelpPage = lazyWithRetry(async () => {
  const [{ HelpPage }, { book }] = await Promise.all([
    import('@vcms/help/page'),
    import('@vcms/help/contractor'),
  ]);
  return () => <HelpPage title="Help" book={book} routes={menu.routes} />;
});

const CalendarPage = lazyWithRetry(async () => {
  const [page, { contractorPath }] = await Promise.all([
    import('@vcms/calendar/page'),
    import('./home/contractor-paths.ts'),
  ]);
  return () => <page.CalendarPage pathOf={contractorPath} />;
});

/** Every route of the menu; each page that is built is a chunk of its own. */
export const routes = createRoutes(menu, {
  '/dashboard': lazyWithRetry(
    async () =>
      (await import(/* webpackChunkName: "first-page" */ './home/dashboard-page.tsx')).DashboardPage,
  ),
  '/update-contractor-company': lazyWithRetry(
    async () => (await import('./company/company-page.tsx')).CompanyPage,
  ),
  '/insurance': lazyWithRetry(async () => (await import('./insurance/insurance-page.tsx')).InsurancePage),
  '/safety-programs': lazyWithRetry(async () => (await import('./programs/programs-page.tsx')).ProgramsPage),
  '/questionnaire/general-questionnaire': lazyWithRetry(
    async () => (await import('./questionnaires/questionnaires-page.tsx')).QuestionnairesPage,
  ),
  '/osha-emr-stats': lazyWithRetry(
    async () => (await import('./safety-record/safety-record-page.tsx')).SafetyRecordPage,
  ),
  '/calendar': CalendarPage,
  '/help-logged-in/contractor-help': ContractorHelpPage,
});
