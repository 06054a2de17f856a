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
  '/customerservice/company-management': lazyWithRetry(
    async () => (await import('./pages/companies/company-management-page.tsx')).CompanyManagementPage,
  ),
  '/customerservice/user-management': lazyWithRetry(
    async () => (await import('./pages/users/user-management-page.tsx')).UserManagementPage,
  ),
  '/csinsurance-review': InsuranceReviewPage,
  '/csinsurance-review/:contractorId/:policyId': InsuranceReviewPage,
  '/insurance-reviews': CertificateRegisterPage,
  '/insurance-reviews/:contractorId': CertificateRegisterPage,
  '/cs-set-insurance-limits': lazyWithRetry(
    async () =>
      (await import('./pages/insurance-limits/set-insurance-limits-page.tsx')).SetInsuranceLimitsPage,
  ),
});
