import { createRoutes } from '@vcms/pages';
import { lazyWithRetry } from '@vcms/sdk';
import { menu } from './menu.ts';

const InsuranceReviewPage = lazyWithRetry(
  async () => (await import('./pages/insurance-review/insurance-review-page.tsx')).InsuranceReviewPage,
);

const CertificateRegisterPage = lazyWithRetry(
  async () =>
    (await import('./pages/insurance-register/certificate-register-page.tsx')).CertificateRegisterPage,
);

/** Every route of the menu; each page that is built is a chunk of its own. */
export const routes = createRoutes(menu, {
  '/dashboard': lazyWithRetry(
    async () =>
      (await import(/* webpackChunkName: "first-page" */ './pages/dashboard/dashboard-page.tsx'))
        .DashboardPage,
  ),
  '/all-variances': lazyWithRetry(
    async () => (await import('./pages/variances/all-variances-page.tsx')).AllVariancesPage,
  ),
  '/csinsurance-review': InsuranceReviewPage,
  '/csinsurance-review/:contractorId/:policyId': InsuranceReviewPage,
  '/insurance-reviews': CertificateRegisterPage,
  '/insurance-reviews/:contractorId': CertificateRegisterPage,
  '/cs-set-insurance-limits': lazyWithRetry(
    async () =>
      (await import('./pages/insurance-limits/limits-by-contractor-page.tsx')).LimitsByContractorPage,
  ),
  '/set-insurance-appwide': lazyWithRetry(
    async () => (await import('./pages/insurance-appwide/insurance-appwide-page.tsx')).InsuranceAppwidePage,
  ),
});
