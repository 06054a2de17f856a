import { createRoutes, rolePage } from '@vcms/kits';
import { lazyWithRetry } from '@vcms/sdk';
import { menu } from './menu.ts';

const InsuranceReviewPage = lazyWithRetry(
  async () => (await import('@vcms/insurance/review')).InsuranceReviewPage,
);

const CertificateRegisterPage = lazyWithRetry(
  async () => (await import('./insurance/certificate-register-page.tsx')).CertificateRegisterPage,
);

const ConfirmStatisticsPage = rolePage(
  async () => (await import('@vcms/safety-record/review')).ConfirmStatisticsPage,
  { title: 'Confirm OSHA Logs and EMR' },
);

const ProgramReviewPage = lazyWithRetry(
  async () => (await import('@vcms/programs/review')).ProgramReviewPage,
);

const CompanyQuestionnairesPage = rolePage(
  async () => (await import('@vcms/questionnaires/review')).CompanyQuestionnairesPage,
  { title: 'Contractor Questionnaires' },
);

const DocumentsPage = rolePage(async () => (await import('@vcms/documents/center')).DocumentsPage, {
  title: 'Document Center',
});

const DocumentReviewPage = lazyWithRetry(
  async () => (await import('@vcms/documents/review')).DocumentReviewPage,
);

const CalendarPage = lazyWithRetry(async () => {
  const [page, { topicPath }] = await Promise.all([
    import('@vcms/calendar/page'),
    import('./home/service-paths.ts'),
  ]);
  return () => <page.CalendarPage pathOf={topicPath} />;
});

const CompaniesPage = lazyWithRetry(async () => {
  const [page, { topicPath }, { EnterRecordButtons }] = await Promise.all([
    import('@vcms/companies/register'),
    import('./home/service-paths.ts'),
    import('@vcms/safety-record/on-behalf'),
  ]);
  return () => (
    <page.CompaniesPage title="Companies" keeper="5002" repairPath={topicPath} entries={EnterRecordButtons} />
  );
});

/** Customer service answers everybody, so it has everybody's articles. */
const HelpPage = lazyWithRetry(async () => {
  const [{ FirmHelpPage }, { books }] = await Promise.all([
    import('@vcms/help/page'),
    import('@vcms/help/books'),
  ]);
  return () => <FirmHelpPage title="FAQ" books={books} routes={menu.routes} />;
});

/** Every route of the menu; each page that is built is a chunk of its own. */
export const routes = createRoutes(menu, {
  '/dashboard': lazyWithRetry(
    async () =>
      (await import(/* webpackChunkName: "first-page" */ './home/dashboard-page.tsx')).DashboardPage,
  ),
  '/customerservice/company-management': CompaniesPage,
  '/customerservice/contractor-requests': lazyWithRetry(
    async () => (await import('./requests/contractor-requests-page.tsx')).ContractorRequestsPage,
  ),
  '/customerservice/user-management': rolePage(async () => (await import('@vcms/users/register')).UsersPage, {
    title: 'Users',
    keeper: '5002',
  }),
  '/csinsurance-review': InsuranceReviewPage,
  '/csinsurance-review/:contractorId/:policyId': InsuranceReviewPage,
  '/company-questionnaires': CompanyQuestionnairesPage,
  '/company-questionnaires/:contractorId/:definitionId': CompanyQuestionnairesPage,
  '/confirm-statisticals': ConfirmStatisticsPage,
  '/confirm-statisticals/:contractorId/:kind/:recordId': ConfirmStatisticsPage,
  '/safety-policy-review': ProgramReviewPage,
  '/safety-policy-review/catalog': lazyWithRetry(
    async () => (await import('./programs/catalogue/catalogue-page.tsx')).CataloguePage,
  ),
  '/safety-policy-review/:contractorId/:programId': ProgramReviewPage,
  '/insurance-reviews': CertificateRegisterPage,
  '/insurance-reviews/:contractorId': CertificateRegisterPage,
  '/cs-set-insurance-limits': rolePage(
    async () => (await import('@vcms/insurance/limits')).InsuranceLimitsPage,
    { title: 'Set Insurance Limits' },
  ),
  '/documents-center/files': DocumentsPage,
  '/documents-center/files/:contractorId': DocumentsPage,
  '/documents-center/files/review': DocumentReviewPage,
  '/documents-center/files/review/:contractorId/:documentId': DocumentReviewPage,
  '/calendar': CalendarPage,
  '/help-logged-in/cs-help': HelpPage,
});
