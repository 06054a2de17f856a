import type {
  StaffAssignment,
  StaffDocType,
  StaffDocument,
  StaffMember,
} from '../schemas/document-schemas.ts';
import { CLIENT, CONTRACTOR } from './builders.ts';

export function buildPerson(changes: Partial<StaffMember> = {}): StaffMember {
  return {
    id: 's1',
    firstName: 'Ana',
    lastName: 'Ruiz',
    jobRole: 'Roofer',
    trade: 'roofing',
    hireDate: '2020-05-01',
    badgeNo: '17',
    status: 'active',
    ...changes,
  };
}

export function buildAssignment(staffId: string, changes: Partial<StaffAssignment> = {}): StaffAssignment {
  return {
    clientId: CLIENT,
    staffId,
    contractorId: CONTRACTOR,
    name: 'Ana Ruiz',
    jobRole: 'Roofer',
    sites: [],
    from: '2026-01-01',
    ...changes,
  };
}

export function buildStaffDocType(changes: Partial<StaffDocType> = {}): StaffDocType {
  return {
    id: 'first-aid',
    clientId: CLIENT,
    name: 'First aid and CPR',
    validMonths: 24,
    jobRoles: 'all',
    required: true,
    sensitive: false,
    warnDays: 30,
    active: true,
    ...changes,
  };
}

export function buildStaffDocument(changes: Partial<StaffDocument> = {}): StaffDocument {
  return {
    id: 'sd1',
    staffId: 's1',
    typeId: 'first-aid',
    issuer: 'Red Cross',
    number: '1234',
    issuedOn: '2026-03-01',
    docId: 'doc9',
    sensitive: false,
    state: 'submitted',
    version: 1,
    submittedOn: '2026-03-05',
    ...changes,
  };
}
