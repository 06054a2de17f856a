export { InsuranceRegisterPage } from './insurance-register-page.tsx';
