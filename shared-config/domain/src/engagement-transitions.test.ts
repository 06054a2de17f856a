import { describe, expect, it } from 'vitest';
import type { EngagementState } from './engagement.ts';
import { ENGAGEMENT_STATES, EVIDENCE_VISIBLE_STATES, OPEN_ENGAGEMENT_STATES } from './engagement.ts';
import type { EngagementAction, EngagementActor } from './engagement-transitions.ts';
import { allowedActions, ENGAGEMENT_TRANSITIONS, moveEngagement } from './engagement-transitions.ts';

const REASON = 'Insurance ended in May.';
const actor = (role: EngagementActor['role'], clientPlan: EngagementActor['clientPlan'] = 'full') => ({
  role,
  clientPlan,
});

/** The state table of domain section 2, one line per permitted move of a full-plan client. */
const MOVES: readonly [EngagementState | 'none', EngagementAction, EngagementState, string][] = [
  ['none', 'request', 'requested', '5004'],
  ['none', 'invite', 'invited', '5003 5002'],
  ['requested', 'invite', 'invited', '5003 5002'],
  ['requested', 'withdraw', 'ended', '5004 5003 5002'],
  ['invited', 'accept', 'in_progress', '5005 5006'],
  ['invited', 'decline', 'declined', '5005 5006'],
  ['in_progress', 'submit', 'submitted', '5005 5006'],
  ['submitted', 'request_changes', 'in_progress', '5003'],
  ['submitted', 'approve', 'approved', '5003'],
  ['submitted', 'reject', 'rejected', '5003'],
  ['approved', 'suspend', 'suspended', '5003 5002'],
  ['suspended', 'reinstate', 'approved', '5003 5002'],
  ['in_progress', 'end', 'ended', '5003 5005'],
  ['submitted', 'end', 'ended', '5003 5005'],
  ['approved', 'end', 'ended', '5003 5005'],
  ['suspended', 'end', 'ended', '5003 5005'],
  ['declined', 'reopen', 'invited', '5003 5002'],
  ['rejected', 'reopen', 'invited', '5003 5002'],
  ['ended', 'reopen', 'invited', '5003 5002'],
];
const ROLES = ['5001', '5002', '5003', '5004', '5005', '5006'] as const;

describe('engagement state machine', () => {
  it.each(MOVES)('from %s, %s leads to %s for roles %s only', (from, action, to, roles) => {
    const allowed = ROLES.filter(
      (role) => moveEngagement(from, action, actor(role), REASON).kind === 'moved',
    );

    expect(allowed).toEqual(ROLES.filter((role) => roles.includes(role)));
    for (const role of allowed) {
      expect(moveEngagement(from, action, actor(role), REASON)).toEqual({ kind: 'moved', state: to });
    }
  });

  it('knows no other move', () => {
    const known = new Set(MOVES.map(([from, action]) => `${from} ${action}`));
    for (const from of ['none', ...ENGAGEMENT_STATES] as const) {
      for (const { action } of ENGAGEMENT_TRANSITIONS) {
        if (known.has(`${from} ${action}`)) continue;
        expect(moveEngagement(from, action, actor('5003'), REASON)).toEqual({
          kind: 'refused',
          cause: 'state',
        });
      }
    }
  });

  it('lets customer service decide only for a client on the reduced plan', () => {
    for (const action of ['approve', 'reject', 'request_changes'] as const) {
      expect(moveEngagement('submitted', action, actor('5002', 'full'), REASON).kind).toBe('refused');
      expect(moveEngagement('submitted', action, actor('5002', 'reduced'), REASON).kind).toBe('moved');
    }
  });

  it.each(['', '   too short   ', 'x'.repeat(1001)])(
    'asks for a reason of 10 to 1000 characters',
    (reason) => {
      expect(moveEngagement('approved', 'suspend', actor('5003'), reason)).toEqual({
        kind: 'refused',
        cause: 'reason',
      });
    },
  );

  it('reinstates without a reason for the client, with one for customer service', () => {
    expect(moveEngagement('suspended', 'reinstate', actor('5003')).kind).toBe('moved');
    expect(moveEngagement('suspended', 'reinstate', actor('5002')).kind).toBe('refused');
  });

  it('lists the actions of an actor in a state', () => {
    expect(allowedActions('submitted', actor('5003'))).toEqual([
      'request_changes',
      'approve',
      'reject',
      'end',
    ]);
    expect(allowedActions('submitted', actor('5004'))).toEqual([]);
    expect(allowedActions('invited', actor('5006'))).toEqual(['accept', 'decline']);
  });

  it('opens evidence only between acceptance and the end', () => {
    expect(EVIDENCE_VISIBLE_STATES).toEqual(['in_progress', 'submitted', 'approved', 'suspended']);
    expect(ENGAGEMENT_STATES.filter((state) => !OPEN_ENGAGEMENT_STATES.includes(state))).toEqual([
      'declined',
      'rejected',
      'ended',
    ]);
  });
});
