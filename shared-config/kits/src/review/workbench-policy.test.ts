import type { EvidenceState } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { readShortcutsOn, writeShortcutsOn } from '../shortcuts/shortcut-setting.ts';
import { decisionProblem, EMPTY_DRAFT, isDirty, messageOf } from './decision-draft.ts';
import { leftText, lockView } from './lock-view.ts';
import { obstacleFor } from './obstacle.ts';
import { commandOf } from './shortcuts.ts';
import { POLICY_TOPIC, POLICY_WORDS } from './test-topic.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('a lock', () => {
  const facts = {
    path: '',
    companyId: undefined,
    createdAt: undefined,
    createdBy: undefined,
    updatedBy: 'u2',
  };
  const lock = (holderUid: string, seconds: number) => ({
    kind: 'ready' as const,
    value: {
      scope: 'firm',
      contractorId: 'k1',
      subjectType: 'policy' as const,
      subjectId: 'p1',
      holderUid,
      holderName: 'Sid Second',
      until: new Date(NOW.getTime() + seconds * 1000),
      record: { ...facts, updatedAt: NOW },
    },
  });

  it('is not called free before the server has answered', () => {
    expect(lockView({ kind: 'loading' }, 'u1', NOW)).toEqual({ kind: 'loading' });
  });

  it('is free when nobody took it or its time is over', () => {
    expect(lockView({ kind: 'missing' }, 'u1', NOW)).toEqual({ kind: 'free' });
    expect(lockView(lock('u2', 0), 'u1', NOW)).toEqual({ kind: 'free' });
  });

  it('is told apart by its holder', () => {
    expect(lockView(lock('u1', 60), 'u1', NOW)).toEqual({ kind: 'mine', left: 60 });
    expect(lockView(lock('u2', 60), 'u1', NOW)).toEqual({ kind: 'other', name: 'Sid Second', since: NOW });
  });

  it.each([
    [900, '15 minutes left'],
    [121, '3 minutes left'],
    [120, '2:00 left'],
    [9, '0:09 left'],
  ])('with %i seconds says %s', (seconds, words) => {
    expect(leftText(seconds)).toBe(words);
  });
});

describe('who may decide', () => {
  const FIRM = { kind: 'firm', scope: 'firm' } as const;
  const CLIENT = { kind: 'client', scope: 'x' } as const;
  const waiting = { id: 'p1', state: 'submitted', version: 1, createdBy: 'u-owner' } as const;
  const asked = (change: { state?: EvidenceState }, side: typeof FIRM | typeof CLIENT, uid = 'u1') =>
    obstacleFor({ topic: POLICY_TOPIC, subject: { ...waiting, ...change }, reviews: [], side, uid });

  it('is everybody but the one who entered it', () => {
    expect(asked({}, FIRM)).toBeUndefined();
    expect(asked({}, FIRM, 'u-owner')).toBe(
      'You entered this policy. Another reviewer at the firm must review it.',
    );
  });

  it('is everybody but the one who decided first, where a second look is asked for', () => {
    const subject = { ...waiting, decidedFirstBy: 'u-first' };
    const second = (uid: string) =>
      obstacleFor({ topic: POLICY_TOPIC, subject, reviews: [], side: FIRM, uid });
    expect(second('u1')).toBeUndefined();
    expect(second('u-first')).toBe(
      'You decided on this policy first. Somebody else of the firm takes the second look.',
    );
  });

  it('is nobody once the contractor took it back', () => {
    expect(asked({ state: 'withdrawn' }, FIRM)).toContain('withdrew');
    expect(asked({ state: 'withdrawn' }, CLIENT)).toContain('withdrew');
  });

  it('is still the client after the firm decided, until its own decision', () => {
    expect(asked({ state: 'accepted' }, FIRM)).toBe('The firm accepted this policy.');
    expect(asked({ state: 'accepted' }, CLIENT)).toBeUndefined();
    const own = {
      id: 'r1',
      subjectType: 'policy',
      subjectId: 'p1',
      subjectVersion: 1,
      scope: 'x',
      decision: 'accepted',
      findings: [],
      publicComment: '',
      decidedBy: 'u1',
      decidedAt: NOW,
      minutesToDecision: 1,
    } as const;
    const reviews = [{ ...own, findings: [] }];
    const mine = { topic: POLICY_TOPIC, reviews, side: CLIENT, uid: 'u1' };
    expect(obstacleFor({ ...mine, subject: waiting })).toContain('has decided');
    expect(obstacleFor({ ...mine, subject: { ...waiting, version: 2 } })).toBeUndefined();
  });
});

describe('a decision', () => {
  const ticked = { ...EMPTY_DRAFT, findings: [{ key: 'unreadable', comment: '' }] };

  it('follows the findings until the message is edited', () => {
    expect(messageOf(ticked, POLICY_WORDS)).toContain('1. The certificate cannot be read.');
    expect(messageOf({ ...ticked, editedText: 'Call me.' }, POLICY_WORDS)).toBe('Call me.');
  });

  it('is refused while something is missing', () => {
    expect(decisionProblem('accepted', EMPTY_DRAFT, POLICY_WORDS)).toBeUndefined();
    expect(decisionProblem('accepted', ticked, POLICY_WORDS)).toContain('Findings are checked');
    expect(decisionProblem('changes_requested', EMPTY_DRAFT, POLICY_WORDS)).toBe(
      'Check at least one finding.',
    );
    expect(decisionProblem('changes_requested', ticked, POLICY_WORDS)).toBeUndefined();
    expect(decisionProblem('rejected', { ...ticked, editedText: '  short  ' }, POLICY_WORDS)).toBe(
      'The message must be 10-2000 characters.',
    );
    expect(decisionProblem('rejected', { ...ticked, editedText: 'x'.repeat(2_001) }, POLICY_WORDS)).toContain(
      '2000',
    );
  });

  it('is lost only when something was typed', () => {
    expect(isDirty(EMPTY_DRAFT)).toBe(false);
    expect(isDirty({ ...EMPTY_DRAFT, internalComment: ' a ' })).toBe(true);
  });
});

describe('a single key', () => {
  const press = (key: string, change = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...change,
  });

  function inside(html: string): Element | null {
    document.body.innerHTML = html;
    return document.body.querySelector('#at');
  }

  it('is a command on the page, in small or capital letters', () => {
    expect(commandOf(press('t'), inside('<h1 id="at"></h1>'))).toBe('take');
    expect(commandOf(press('N'), inside('<button id="at"></button>'))).toBe('next');
    expect(commandOf(press('?'), null)).toBe('help');
  });

  it.each(['<input id="at">', '<textarea id="at"></textarea>', '<div role="dialog"><b id="at"></b></div>'])(
    'is left alone in %s',
    (html) => {
      expect(commandOf(press('a'), inside(html))).toBeUndefined();
    },
  );

  it("is left alone with Ctrl: that is the browser's", () => {
    expect(commandOf(press('a', { ctrlKey: true }), null)).toBeUndefined();
  });

  it('can be turned off for good', () => {
    writeShortcutsOn(window.localStorage, 'u1', false);

    expect(readShortcutsOn(window.localStorage, 'u1')).toBe(false);
    expect(readShortcutsOn(window.localStorage, 'u2')).toBe(true);
  });
});
