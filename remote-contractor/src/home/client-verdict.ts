import type { Standing } from '@vcms/data';
import { type Engagement, type EngagementState, type Item, type NextAction, nextActions } from '@vcms/domain';
import type { StatusTone } from '@vcms/ui';

/** What the engagement itself asks for next, before anything on file does. */
export type RelationStep = 'answer' | 'submit';

/** Where a contractor stands with one client, in one sentence, and what it does next. */
export interface ClientVerdict {
  readonly tone: StatusTone;
  readonly words: string;
  /** Who moves, or why it was decided so. */
  readonly note: string | undefined;
  /** Asked by the engagement; it comes before the actions. */
  readonly relationStep: RelationStep | undefined;
  /** The most urgent first; empty once the relation is over. */
  readonly actions: readonly NextAction[];
  /** How many of the actions, counted from the first, stand between the contractor and the site. */
  readonly needed: number;
  /** 0..100; undefined: nothing is required, or it is over. */
  readonly readinessPct: number | undefined;
}

type Own = Pick<Engagement, 'state' | 'decisionReason'>;
type Judged = Pick<Standing, 'siteAccess' | 'readinessPct' | 'items'>;

interface Said {
  readonly tone: StatusTone;
  readonly words: string;
  readonly note?: string | undefined;
}

/** As the roll-up has it (domain 3.4): not met, or waiting for a review that no grace covers. */
function forbidsWork({ status, grace }: Pick<Item, 'status' | 'grace'>): boolean {
  return status === 'non_compliant' || (status === 'pending_review' && grace !== true);
}

function actionsLeft(count: number): string {
  return count === 1 ? '1 action left' : `${count} actions left`;
}

/** Nothing is left to the contractor itself: who is. */
function othersMove(blocking: readonly Item[]): string {
  if (blocking.every(({ status }) => status === 'pending_review')) return 'waiting for review';
  return blocking.every(({ actor }) => actor === 'client')
    ? 'waiting for the client'
    : 'waiting for the firm';
}

function approved(judged: Judged | undefined, needed: number): Said {
  if (judged === undefined) return { tone: 'success', words: 'Approved by the client' };
  if (judged.siteAccess) return { tone: 'success', words: 'Cleared for site' };
  const blocking = judged.items.filter(forbidsWork);
  // Approved a moment ago: the evaluation follows.
  if (blocking.length === 0) {
    return { tone: 'waiting', words: 'Approved by the client', note: 'Your site access is being updated.' };
  }
  if (blocking.some(({ key }) => key === 'company')) {
    return { tone: 'danger', words: 'Not cleared: suspended by the firm', note: 'Contact the firm.' };
  }
  if (needed === 0) return { tone: 'waiting', words: `Not cleared: ${othersMove(blocking)}` };
  const others = blocking.length - needed;
  const note = `${others} more ${others === 1 ? 'waits' : 'wait'} for the firm or the client.`;
  return {
    tone: 'danger',
    words: `Not cleared: ${actionsLeft(needed)}`,
    ...(others > 0 ? { note } : {}),
  };
}

const SAID: Readonly<Record<Exclude<EngagementState, 'approved' | 'in_progress'>, Said>> = {
  requested: { tone: 'info', words: "Waiting for the client's invitation" },
  invited: { tone: 'info', words: 'Invited: waiting for your answer' },
  submitted: { tone: 'waiting', words: "Waiting for the client's approval" },
  suspended: {
    tone: 'danger',
    words: 'Suspended by the client',
    note: 'Contact the client to clear the reason.',
  },
  declined: { tone: 'neutral', words: 'Declined by you', note: 'The client can invite you again.' },
  rejected: { tone: 'danger', words: 'Not approved by the client' },
  ended: { tone: 'neutral', words: 'Connection ended' },
};

const OVER: readonly EngagementState[] = ['declined', 'rejected', 'ended'];
const RELATION_STEPS: Readonly<Partial<Record<EngagementState, RelationStep>>> = {
  invited: 'answer',
  in_progress: 'submit',
};

function said(state: EngagementState, judged: Judged | undefined, needed: number): Said {
  if (state === 'approved') return approved(judged, needed);
  if (state !== 'in_progress') return SAID[state];
  const rest = needed === 0 ? 'Not submitted yet' : `Not submitted: ${actionsLeft(needed)}`;
  return { tone: 'waiting', words: rest };
}

/**
 * One verdict from the engagement's state and the last evaluation; `judged` undefined: none is there, or the reader may not
 * see it. Only an approved engagement clears for the site, and only while the evaluation finds nothing that forbids work.
 */
export function clientVerdict({ state, decisionReason }: Own, judged: Judged | undefined): ClientVerdict {
  const isOver = OVER.includes(state);
  const actions = isOver || judged === undefined ? [] : nextActions(judged.items, 'contractor');
  const needed = actions.filter(({ item }) => forbidsWork(item)).length;
  const { tone, words, note } = said(state, judged, needed);
  const step = RELATION_STEPS[state];
  return {
    tone,
    words,
    note: [note, decisionReason].filter((text) => text !== undefined).join(' ') || undefined,
    // What is missing is put right before it is submitted.
    relationStep: step === 'submit' && needed > 0 ? undefined : step,
    actions,
    needed,
    readinessPct: isOver ? undefined : judged?.readinessPct,
  };
}
