import { serverTimestamp } from 'firebase/firestore';
import type { Fields } from './fixture.ts';

/**
 * The state tables of domain section 2 with the roles that move a record from a browser, by hand. What is not here is
 * denied: decisions that only the server takes (T in 5.2), and every pair the design does not name. '5002r': customer
 * service for a client on the reduced plan; '+': the person who asked.
 */
export interface StateTable {
  readonly states: readonly string[];
  /** 'from>to' and the roles. */
  readonly moves: Readonly<Record<string, string>>;
  /** The field that holds the state; default: state. */
  readonly field?: 'status';
  /** It follows the functions of other evidence: only the moves that it names are asked. */
  readonly onlyNamed?: true;
  /** Whoever moves it has asked for it. */
  readonly byRequester?: true;
  /** What goes with a move, so that only the pair of states can be the cause of a refusal. Default: as evidence moves. */
  readonly patch?: (to: string, uid: string) => Fields;
}

export const EVIDENCE_STATES = [
  'draft',
  'submitted',
  'in_review',
  'accepted',
  'rejected',
  'changes_requested',
  'superseded',
  'cancelled',
  'withdrawn',
  'archived',
];

export const EVIDENCE_MOVES = {
  'draft>draft': '5005',
  'draft>submitted': '5005',
  'submitted>in_review': '5002',
  'submitted>withdrawn': '5005',
  'in_review>withdrawn': '5005',
  'changes_requested>draft': '5005',
};

/** Evidence other than policies. */
export const EVIDENCE_TABLE: StateTable = { states: EVIDENCE_STATES, moves: EVIDENCE_MOVES, onlyNamed: true };

/** What a decision writes besides the state. */
export function decisionBy(uid: string): Fields {
  const decisionReason = 'The certificate is cut off on page two.';
  return { decidedBy: uid, decidedAt: serverTimestamp(), decisionReason };
}
