import { type HelpText, type NaicsCode, USER_ROLES, type UserRole } from '@vcms/domain';
import { CONTRACTORS } from '../sample-words.ts';

const TITLES: Readonly<Record<string, string>> = {
  electrical: 'Electrical contractors',
  plumbing_and_hvac: 'Plumbing, heating and air-conditioning contractors',
  concrete: 'Poured concrete foundation and structure contractors',
};

export function naicsCodes(): readonly NaicsCode[] {
  return CONTRACTORS.map(({ naics, trade }) => {
    const words = trade.replaceAll('_', ' ');
    return { id: naics, title: TITLES[trade] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
  });
}

type Sketch = readonly [id: string, roles: readonly UserRole[], group: string, title: string, body: string];

const HELP: readonly Sketch[] = [
  [
    'sign-in',
    USER_ROLES,
    'Account',
    'I forgot my password',
    'Choose **Forgot password?** on the sign-in page. The link in the mail is good for one hour.',
  ],
  [
    'statuses',
    USER_ROLES,
    'Statuses',
    'What the statuses mean',
    'The worst item decides. **Expiring soon** still allows work; **Non-compliant** does not.',
  ],
  [
    'upload',
    ['5005', '5006'],
    'Documents',
    'Which files can I submit?',
    'PDF, PNG, JPG, DOCX, XLSX or CSV of at most 25 MB.',
  ],
  [
    'approve',
    ['5003', '5004'],
    'Contractors',
    'How do I approve a contractor?',
    'Open **Pending Contractors**, look at the gaps, and decide with a reason.',
  ],
  [
    'review',
    ['5002'],
    'Reviews',
    'How long may a review take?',
    'Three working days. What waits longer is at the top of the list.',
  ],
];

export function helpTexts(): readonly HelpText[] {
  return HELP.map(([id, roles, group, title, body], index) => ({
    id,
    roles: [...roles],
    group,
    title,
    body,
    order: (index + 1) * 10,
  }));
}
