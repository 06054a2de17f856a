import type { Capability } from '@vcms/domain';
import { lazyWithRetry } from '@vcms/sdk';
import type { ComponentType } from 'react';
import { CompanyTab } from './profile/company-tab.tsx';

/** One tab of the company's page: its name stands in the address, its label on screen. */
export interface TabDescription {
  readonly name: string;
  readonly label: string;
  /** Who has it; absent: both roles. */
  readonly needs?: Capability;
  /** What it shows; it asks `useTab` for the company. */
  readonly Body: ComponentType;
}

const TaxTab = lazyWithRetry(async () => (await import('./tax/tax-tab.tsx')).TaxTab);
const PapersTab = lazyWithRetry(async () => (await import('./papers/papers-tab.tsx')).PapersTab);
const TradesTab = lazyWithRetry(async () => (await import('./trades/trades-tab.tsx')).TradesTab);
const ContactsTab = lazyWithRetry(async () => (await import('./contacts/contacts-tab.tsx')).ContactsTab);
const ClientsTab = lazyWithRetry(async () => (await import('./clients/clients-tab.tsx')).ClientsTab);
const WorkforceTab = lazyWithRetry(
  async () => (await import('../workforce/workforce-panel.tsx')).WorkforcePanel,
);
const UsersTab = lazyWithRetry(async () => (await import('./users/users-tab.tsx')).UsersTab);

/** The tabs in their order (domain 4.6). A further one is a line here. */
export const COMPANY_TABS: readonly TabDescription[] = [
  { name: 'company', label: 'Company', Body: CompanyTab },
  { name: 'tax', label: 'Tax and ownership', Body: TaxTab },
  { name: 'documents', label: 'Documents', needs: 'submitEvidence', Body: PapersTab },
  { name: 'trades', label: 'Trades and NAICS', Body: TradesTab },
  { name: 'contacts', label: 'Contacts', Body: ContactsTab },
  { name: 'clients', label: 'Clients and access', Body: ClientsTab },
  { name: 'workforce', label: 'Workforce', needs: 'submitEvidence', Body: WorkforceTab },
  { name: 'users', label: 'Users', needs: 'keepColleagues', Body: UsersTab },
];
