export { InsuranceLimitsPage } from './insurance-limits-page.tsx';
