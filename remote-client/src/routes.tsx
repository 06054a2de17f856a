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
  '/all-variances': lazyWithRetry(async () => (await import('@vcms/variances/ledger')).VariancesPage),
  '/csinsurance-review': InsuranceReviewPage,
  '/csinsurance-review/:contractorId/:policyId': InsuranceReviewPage,
  '/confirm-statisticals': ConfirmStatisticsPage,
  '/confirm-statisticals/:contractorId/:kind/:recordId': ConfirmStatisticsPage,
  '/insurance-reviews': CertificateRegisterPage,
  '/insurance-reviews/:contractorId': CertificateRegisterPage,
  '/cs-set-insurance-limits': rolePage(
    async () => (await import('@vcms/insurance/limits')).InsuranceLimitsPage,
    { title: 'Set Insurance Limits (by contractor)' },
  ),
  '/set-acceptable-values': lazyWithRetry(
    async () => (await import('./safety-record/acceptable-values-page.tsx')).AcceptableValuesPage,
  ),
  '/set-insurance-appwide': lazyWithRetry(
    async () => (await import('./insurance/appwide/insurance-appwide-page.tsx')).InsuranceAppwidePage,
  ),
  '/help-logged-in/client-help': ClientHelpPage,
  '/faq-logged-in/client-faq': ClientFaqHelpPage,
});
