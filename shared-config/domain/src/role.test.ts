import { describe, expect, it } from 'vitest';
import { COMPANY_KINDS, planFitsKind } from './company.ts';
import { roleFitsKind, roleOfPlan, USER_ROLES } from './role.ts';

describe('roles and company kinds', () => {
  it('gives every role exactly one kind of company', () => {
    for (const role of USER_ROLES) {
      expect(COMPANY_KINDS.filter((kind) => roleFitsKind(role, kind))).toHaveLength(1);
    }
  });

  it.each([
    ['5001', 'firm'],
    ['5002', 'firm'],
    ['5003', 'client'],
    ['5004', 'client'],
    ['5005', 'contractor'],
    ['5006', 'contractor'],
  ] as const)('role %s belongs to a %s', (role, kind) => {
    expect(roleFitsKind(role, kind)).toBe(true);
  });

  it('derives the role from the plan', () => {
    expect(roleOfPlan('full', 'client')).toBe('5003');
    expect(roleOfPlan('reduced', 'client')).toBe('5004');
    expect(roleOfPlan('full', 'contractor')).toBe('5005');
    expect(roleOfPlan('limited', 'contractor')).toBe('5006');
    expect(roleOfPlan('limited', 'client')).toBeUndefined();
  });

  it('lets only clients be reduced, only contractors limited, and the firm have no plan', () => {
    expect(planFitsKind('reduced', 'client')).toBe(true);
    expect(planFitsKind('reduced', 'contractor')).toBe(false);
    expect(planFitsKind('limited', 'contractor')).toBe(true);
    expect(planFitsKind('limited', 'client')).toBe(false);
    expect(planFitsKind(undefined, 'firm')).toBe(true);
    expect(planFitsKind('full', 'firm')).toBe(false);
    expect(planFitsKind(undefined, 'client')).toBe(false);
  });
});
