import { type ReviewDecision, validationText } from '@vcms/domain';
import { type Finding, RETURN_TEXT_BOUNDS, returnText } from '../versions/findings.ts';

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
export function messageOf({ editedText, findings }: DecisionDraft, title: string): string {
  return editedText ?? returnText(title, findings);
}

export function isDirty({ findings, editedText, internalComment }: DecisionDraft): boolean {
  return findings.length > 0 || editedText !== undefined || internalComment.trim() !== '';
}

/** Why this decision cannot be sent yet, as a sentence; undefined: it can. */
export function decisionProblem(
  decision: ReviewDecision,
  draft: DecisionDraft,
  title: string,
): string | undefined {
  const { findings } = draft;
  if (decision === 'accepted') {
    return findings.length === 0 ? undefined : 'Findings are checked. Return the policy or clear them.';
  }
  if (decision === 'changes_requested' && findings.length === 0) return 'Check at least one finding.';
  const { min, max } = RETURN_TEXT_BOUNDS;
  const length = messageOf(draft, title).trim().length;
  return length >= min && length <= max
    ? undefined
    : validationText('V2', { field: 'The message', min, max });
}
