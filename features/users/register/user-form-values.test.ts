import type { User } from '@vcms/domain';
import { expect, it } from 'vitest';
import { checkUserForm, userFormValues, userInput } from './user-form-values.ts';

const USER: User = {
  id: 'u1',
  email: 'ira@example.test',
  firstName: 'Ira',
  lastName: 'Moss',
  phone: '+13125550101',
  role: '5003',
  companyId: 'c1',
  companyName: 'Northfield',
  status: 'active',
  prefs: { emailReminders: true, digest: 'off' },
};

it('shows a person as stored and asks for the same', () => {
  const values = userFormValues(USER);
  expect(values).toEqual({ firstName: 'Ira', lastName: 'Moss', title: '', phone: '(312) 555-0101' });
  expect(checkUserForm(values)).toEqual({});
  expect(userInput(values)).toEqual({ firstName: 'Ira', lastName: 'Moss', phone: '+13125550101' });
});

it('leaves out what was emptied, so that it is taken away', () => {
  const values = { ...userFormValues(USER), phone: ' ', title: ' Lead ' };
  expect(userInput(values)).toEqual({ firstName: 'Ira', lastName: 'Moss', title: 'Lead' });
});

it('names every wrong field', () => {
  const wrong = { firstName: ' ', lastName: 'x'.repeat(61), title: 'y'.repeat(81), phone: '12' };
  expect(checkUserForm(wrong)).toEqual({
    firstName: 'Enter First name.',
    lastName: 'Last name must be 1-60 characters.',
    title: 'Title must be 0-80 characters.',
    phone: 'Enter a valid phone number.',
  });
});
