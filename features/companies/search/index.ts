export { companySource } from './company-source.ts';
