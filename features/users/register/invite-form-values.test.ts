import { USER_ROLES } from '@vcms/domain';
import { expect, it } from 'vitest';
import {
  checkInvitation,
  type InviteFormValues,
  invitationRequest,
  NO_INVITATION,
  rolesOfInvitation,
} from './invite-form-values.ts';

type Company = NonNullable<InviteFormValues['company']>;

const OUTSIDE = ['5003', '5004', '5005', '5006'] as const;

function company(kind: Company['kind'], plan?: Company['plan']): Company {
  return { id: 'c1', kind, plan, name: 'Northfield' } as Company;
}

it('offers the roles that kind and plan of the company allow, and no others than the inviter gives', () => {
  const roles = (chosen: Company, given: readonly (typeof USER_ROLES)[number][] = USER_ROLES) =>
    rolesOfInvitation({ ...NO_INVITATION, company: chosen }, given);
  expect(roles(company('client', 'full'))).toEqual(['5003', '5004']);
  expect(roles(company('client', 'reduced'))).toEqual(['5004']);
  expect(roles(company('contractor', 'limited'))).toEqual(['5006']);
  expect(roles(company('firm'))).toEqual(['5001', '5002']);
  expect(roles(company('firm'), OUTSIDE)).toEqual([]);
  expect(rolesOfInvitation(NO_INVITATION, USER_ROLES)).toEqual([]);
  expect(rolesOfInvitation({ ...NO_INVITATION, place: 'new' }, OUTSIDE)).toEqual(['5005', '5006']);
});

it('says what is missing, field by field', () => {
  expect(checkInvitation(NO_INVITATION, USER_ROLES)).toEqual({
    email: 'Enter a valid e-mail address.',
    company: 'Choose a company.',
    role: 'Choose a role.',
  });
  const asNew = { ...NO_INVITATION, email: 'a@b.test', place: 'new', newName: 'A' } as const;
  expect(checkInvitation({ ...asNew, role: '5003' }, USER_ROLES)).toEqual({
    newName: 'Company name must be 2-120 characters.',
    role: 'Choose a role.',
  });
});

it('asks for the chosen company, or for a new one, never for both', () => {
  const filled: InviteFormValues = {
    ...NO_INVITATION,
    email: ' ira@example.test ',
    company: company('client', 'full'),
    role: '5003',
    message: ' Welcome ',
  };
  expect(invitationRequest(filled, USER_ROLES, 'r1')).toEqual({
    requestId: 'r1',
    email: 'ira@example.test',
    role: '5003',
    companyId: 'c1',
    message: 'Welcome',
  });
  const asNew: InviteFormValues = { ...filled, place: 'new', newName: ' Acme ', role: '5005', message: '' };
  expect(invitationRequest(asNew, USER_ROLES, 'r1')).toEqual({
    requestId: 'r1',
    email: 'ira@example.test',
    role: '5005',
    newCompany: { kind: 'contractor', name: 'Acme' },
  });
  expect(invitationRequest({ ...filled, role: '5005' }, USER_ROLES, 'r1')).toBeUndefined();
});
