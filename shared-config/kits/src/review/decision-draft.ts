import { type ReviewDecision, validationText } from '@vcms/domain';
import { type Finding, type FindingBook, RETURN_TEXT_BOUNDS, returnText } from './finding-book.ts';

/** What the words of a decision are made of. */
export interface DecisionWords {
  /** What is decided on, in a sentence: General liability, no. GL-1. */
  readonly title: string;
  readonly noun: string;
  readonly book: FindingBook;
}

/** What a reviewer has typed so far. */
export interface DecisionDraft {
  readonly findings: readonly Finding[];
  /** The message as it was edited; undefined: it follows the findings. */
  readonly editedText: string | undefined;
  /** For the own side only; 0..2000 characters. */
  readonly internalComment: string;
}

export const EMPTY_DRAFT: DecisionDraft = { findings: [], editedText: undefined, internalComment: '' };

export const INTERNAL_MAX = 2000;

/** The message to the contractor as it stands. */
export function messageOf({ editedText, findings }: DecisionDraft, { book, title }: DecisionWords): string {
  return editedText ?? returnText(book, title, findings);
}

export function isDirty({ findings, editedText, internalComment }: DecisionDraft): boolean {
  return findings.length > 0 || editedText !== undefined || internalComment.trim() !== '';
}

/** Why this decision cannot be sent yet, as a sentence; undefined: it can. */
export function decisionProblem(
  decision: ReviewDecision,
  draft: DecisionDraft,
  words: DecisionWords,
): string | undefined {
  const { findings } = draft;
  if (decision === 'accepted') {
    return findings.length === 0
      ? undefined
      : `Findings are checked. Return the ${words.noun} or clear them.`;
  }
  if (decision === 'changes_requested' && findings.length === 0) return 'Check at least one finding.';
  const { min, max } = RETURN_TEXT_BOUNDS;
  const length = messageOf(draft, words).trim().length;
  return length >= min && length <= max
    ? undefined
    : validationText('V2', { field: 'The message', min, max });
}
