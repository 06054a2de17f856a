import { describe, expect, it } from 'vitest';
import { COMPANY_MACHINE, INVITATION_MACHINE, USER_MACHINE } from './machines/account-machines.ts';
import {
  ANNOUNCEMENT_MACHINE,
  OVERRIDE_MACHINE,
  QUESTIONNAIRE_MACHINE,
  REQUIREMENT_MACHINE,
  RESPONSE_MACHINE,
  VARIANCE_MACHINE,
} from './machines/client-machines.ts';
import { EVIDENCE_MACHINE, POLICY_MACHINE } from './machines/evidence-machine.ts';
import { USER_ROLES } from './role.ts';
import type { Actor, ActorFact, Mover, Transition } from './state-machine.ts';
import { actionsOf, move } from './state-machine.ts';

const MOVERS: readonly Mover[] = [...USER_ROLES, 'trusted'];
const REASON = 'The certificate is cut off on page 2.';

/** Every permitted move of a machine: from, action, to, the roles that may always act. */
function table<S extends string, A extends string>(machine: readonly Transition<S, A>[]): readonly string[] {
  return machine.flatMap((line) =>
    line.from.map((from) => {
      const roles = MOVERS.filter(
        (role) => move(machine, from, line.action, { role }, REASON).kind === 'moved',
      );
      return `${from} ${line.action} ${line.to}: ${roles.join(' ')}`;
    }),
  );
}

function outcome<S extends string, A extends string>(
  machine: readonly Transition<S, A>[],
  state: S | 'none',
  action: A,
  role: Mover,
  facts: readonly ActorFact[] = [],
  reason = REASON,
): string {
  const result = move(machine, state, action, { role, facts }, reason);
  return result.kind === 'moved' ? result.state : result.cause;
}

describe('state machines of section 2', () => {
  it('moves evidence from draft to a decision and behind it', () => {
    expect(table(POLICY_MACHINE)).toEqual([
      'none create draft: 5005 trusted',
      'draft submit submitted: 5005',
      'submitted claim in_review: 5002 trusted',
      'in_review accept accepted: 5002 trusted',
      'in_review reject rejected: 5002 trusted',
      'in_review request_changes changes_requested: 5002 trusted',
      'changes_requested revise draft: 5005',
      'submitted withdraw withdrawn: 5005',
      'in_review withdraw withdrawn: 5005',
      'accepted supersede superseded: trusted',
      'rejected archive archived: trusted',
      'changes_requested archive archived: trusted',
      'superseded archive archived: trusted',
      'cancelled archive archived: trusted',
      'withdrawn archive archived: trusted',
      'changes_requested withdraw withdrawn: 5005',
      'accepted cancel cancelled: 5002 5005',
    ]);
    expect(outcome(EVIDENCE_MACHINE, 'accepted', 'cancel', '5005')).toBe('state');
  });

  it('asks for a comment when evidence is returned, not when it is accepted', () => {
    expect(outcome(POLICY_MACHINE, 'in_review', 'reject', '5002', [], 'too short')).toBe('reason');
    expect(outcome(POLICY_MACHINE, 'in_review', 'accept', '5002', [], '')).toBe('accepted');
  });

  it('moves companies', () => {
    expect(table(COMPANY_MACHINE)).toEqual([
      'none create active: 5001 5002 trusted',
      'active suspend suspended: 5001 5002',
      'suspended reinstate active: 5001 5002',
      'active archive archived: 5001',
      'suspended archive archived: 5001',
    ]);
    expect(outcome(COMPANY_MACHINE, 'active', 'archive', '5001', ['open_engagement'])).toBe('role');
    expect(outcome(COMPANY_MACHINE, 'active', 'suspend', '5001', [], 'x'.repeat(501))).toBe('reason');
  });

  it.each([
    ['5001', [], 'disabled'],
    ['5002', [], 'role'],
    ['5002', ['company_user'], 'disabled'],
    ['5003', [], 'role'],
    ['5003', ['own_company'], 'disabled'],
    ['5005', ['own_company', 'self'], 'role'],
    ['5005', ['own_company', 'last_active'], 'role'],
    ['5004', ['own_company'], 'role'],
  ] as const)('role %s with %j disabling an account ends in %s', (role, facts, expected) => {
    expect(outcome(USER_MACHINE, 'active', 'disable', role, facts)).toBe(expected);
  });

  it('moves accounts and invitations', () => {
    expect(outcome(USER_MACHINE, 'invited', 'accept', 'trusted')).toBe('active');
    expect(outcome(USER_MACHINE, 'disabled', 'enable', '5003', ['own_company'])).toBe('active');
    expect(table(INVITATION_MACHINE)).toEqual([
      'none send sent: 5001 5002 5003 5005',
      'sent open opened: trusted',
      'opened accept accepted: trusted',
      'sent expire expired: trusted',
      'opened expire expired: trusted',
      'sent revoke revoked: 5001 5002',
      'opened revoke revoked: 5001 5002',
      'expired resend sent: 5001 5002',
      'revoked resend sent: 5001 5002',
    ]);
    expect(outcome(INVITATION_MACHINE, 'sent', 'revoke', '5005', ['inviter'])).toBe('revoked');
  });

  it('moves variances, and keeps four eyes apart', () => {
    expect(table(VARIANCE_MACHINE)).toEqual([
      'none request requested: 5002 5003 5005',
      'requested approve approved: 5003',
      'requested deny denied: 5003',
      'requested withdraw withdrawn: ',
      'approved expire expired: trusted',
      'approved revoke revoked: 5003',
      'approved close closed: trusted',
    ]);
    const both: Actor = { role: '5003', facts: ['four_eyes', 'requester'] };
    expect(actionsOf(VARIANCE_MACHINE, 'requested', both)).toEqual(['withdraw']);
    const single: Actor = { role: '5003', facts: ['requester'] };
    expect(actionsOf(VARIANCE_MACHINE, 'requested', single)).toEqual(['approve', 'deny', 'withdraw']);
  });

  it('moves requirements, overrides, announcements, questionnaires and responses', () => {
    expect(table(REQUIREMENT_MACHINE)).toEqual([
      'none create draft: 5003',
      'draft publish published: 5003',
      'published supersede superseded: trusted',
    ]);
    expect(table(OVERRIDE_MACHINE)).toEqual([
      'none create active: 5002 5003',
      'active revoke revoked: 5002 5003',
    ]);
    expect(outcome(ANNOUNCEMENT_MACHINE, 'scheduled', 'cancel', '5004')).toBe('cancelled');
    expect(outcome(ANNOUNCEMENT_MACHINE, 'sending', 'cancel', '5004')).toBe('state');
    expect(outcome(QUESTIONNAIRE_MACHINE, 'draft', 'publish', '5003')).toBe('role');
    expect(outcome(QUESTIONNAIRE_MACHINE, 'draft', 'publish', '5003', ['own_supplement'])).toBe('published');
    expect(outcome(RESPONSE_MACHINE, 'accepted', 'outdate', 'trusted')).toBe('outdated');
    expect(outcome(RESPONSE_MACHINE, 'outdated', 'revise', '5005')).toBe('draft');
  });
});
