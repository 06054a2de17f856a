export { AddressFields } from './address-fields.tsx';
export { CompaniesPage } from './companies-page.tsx';
export { CompanyName, companyFilterControl } from './company-filter.tsx';
export { CompanyPicker } from './company-picker.tsx';
export type { StoredCompany } from './company-register.tsx';
export { KIND_WORDS } from './company-words.ts';
