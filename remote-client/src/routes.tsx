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
  { title: 'OSHA and EMR Logs' },
);

const ContractorsPage = lazyWithRetry(
  async () => (await import('./contractors/contractors-page.tsx')).ContractorsPage,
);

const AnnouncementsPage = lazyWithRetry(
  async () => (await import('./announcements/announcements-page.tsx')).AnnouncementsPage,
);

const ApprovalPage = lazyWithRetry(async () => (await import('./approval/approval-page.tsx')).ApprovalPage);

const ProgramReviewPage = lazyWithRetry(
  async () => (await import('@vcms/programs/review')).ProgramReviewPage,
);

const CompanyQuestionnairesPage = rolePage(
  async () => (await import('@vcms/questionnaires/review')).CompanyQuestionnairesPage,
  { title: 'Contractor Questionnaires' },
);

const StaffReviewPage = lazyWithRetry(
  async () => (await import('./workforce/staff-review-page.tsx')).StaffReviewPage,
);

const ClientDocumentsPage = lazyWithRetry(
  async () => (await import('./documents/client-documents-page.tsx')).ClientDocumentsPage,
);
const DocumentReviewPage = lazyWithRetry(
  async () => (await import('@vcms/documents/review')).DocumentReviewPage,
);

const RequiredDocumentsPage = lazyWithRetry(
  async () => (await import('./documents/required-documents-page.tsx')).RequiredDocumentsPage,
);

const CalendarPage = lazyWithRetry(async () => (await import('./home/calendar-page.tsx')).ClientCalendarPage);

const ClientHelpPage = lazyWithRetry(async () => {
  const [{ HelpPage }, { book }] = await Promise.all([
    import('@vcms/help/page'),
    import('@vcms/help/client'),
  ]);
  return () => <HelpPage title="Help" book={book} routes={menu.routes} />;
});

const ClientFaqHelpPage = lazyWithRetry(async () => {
  const [{ HelpPage }, { book }] = await Promise.all([
    import('@vcms/help/page'),
    import('@vcms/help/client-faq'),
  ]);
  return () => <HelpPage title="FAQ" book={book} routes={menu.routes} />;
});

/** Every route of the menu; each page that is built is a chunk of its own. */
export const routes = createRoutes(menu, {
  '/dashboard': lazyWithRetry(
    async () =>
      (await import(/* webpackChunkName: "first-page" */ './home/dashboard-page.tsx')).DashboardPage,
  ),
  '/contractor-notes': lazyWithRetry(
    async () => (await import('./notes/contractor-notes-page.tsx')).ContractorNotesPage,
  ),
  '/email-messaging/h-client': AnnouncementsPage,
  '/email-messaging/h-client/:announcementId': AnnouncementsPage,
  '/new-contractor-request': ContractorsPage,
  '/new-contractor-request/:contractorId': ContractorsPage,
  '/contractor-approval': ApprovalPage,
  '/contractor-approval/:contractorId': ApprovalPage,
  '/all-variances': lazyWithRetry(async () => (await import('@vcms/variances/ledger')).VariancesPage),
  '/csinsurance-review': InsuranceReviewPage,
  '/csinsurance-review/:contractorId/:policyId': InsuranceReviewPage,
  '/company-questionnaires': CompanyQuestionnairesPage,
  '/company-questionnaires/:contractorId/:definitionId': CompanyQuestionnairesPage,
  '/confirm-statisticals': ConfirmStatisticsPage,
  '/confirm-statisticals/:contractorId/:kind/:recordId': ConfirmStatisticsPage,
  '/safety-policy-review': ProgramReviewPage,
  '/safety-policy-review/:contractorId/:programId': ProgramReviewPage,
  '/insurance-reviews': CertificateRegisterPage,
  '/insurance-reviews/:contractorId': CertificateRegisterPage,
  '/cs-set-insurance-limits': rolePage(
    async () => (await import('@vcms/insurance/limits')).InsuranceLimitsPage,
    { title: 'Set Insurance Limits (by contractor)' },
  ),
  '/score-programs': lazyWithRetry(
    async () => (await import('./programs/score-programs-page.tsx')).ScoreProgramsPage,
  ),
  '/set-acceptable-values': lazyWithRetry(
    async () => (await import('./safety-record/acceptable-values-page.tsx')).AcceptableValuesPage,
  ),
  '/work-manager': lazyWithRetry(
    async () => (await import('./workforce/work-manager-page.tsx')).WorkManagerPage,
  ),
  '/work-manager/review': StaffReviewPage,
  '/work-manager/review/:staffId/:documentId': StaffReviewPage,
  '/work-manager/:staffId': lazyWithRetry(async () => (await import('./workforce/gate-page.tsx')).GatePage),
  '/set-contractor-docs': lazyWithRetry(
    async () => (await import('./workforce/set-contractor-docs-page.tsx')).SetContractorDocsPage,
  ),
  '/set-insurance-appwide': lazyWithRetry(
    async () => (await import('./insurance/appwide/insurance-appwide-page.tsx')).InsuranceAppwidePage,
  ),
  '/documents-center/files': ClientDocumentsPage,
  '/documents-center/files/:contractorId': ClientDocumentsPage,
  '/documents-center/files/required': RequiredDocumentsPage,
  '/documents-center/files/review': DocumentReviewPage,
  '/documents-center/files/review/:contractorId/:documentId': DocumentReviewPage,
  '/calendar': CalendarPage,
  '/help-logged-in/client-help': ClientHelpPage,
  '/faq-logged-in/client-faq': ClientFaqHelpPage,
});
