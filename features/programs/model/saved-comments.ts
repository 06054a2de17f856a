import { type SavedComment, validationText } from '@vcms/domain';
import { COMMENT_BOUNDS } from './element-answers.ts';

/** The saved comments for one element: its own first, then those for every element of the program, each by its words. */
export function commentsFor<Comment extends Pick<SavedComment, 'elementId' | 'text'>>(
  comments: readonly Comment[],
  elementId: string,
): readonly Comment[] {
  return comments
    .filter((comment) => comment.elementId === undefined || comment.elementId === elementId)
    .toSorted(
      (left, right) =>
        Number(left.elementId === undefined) - Number(right.elementId === undefined) ||
        left.text.localeCompare(right.text),
    );
}

/** Why a text cannot be saved as a comment, as a sentence; undefined: it can. */
export function commentProblem(text: string): string | undefined {
  const { length } = text.trim();
  const { min, max } = COMMENT_BOUNDS;
  return length < min || length > max ? validationText('V2', { field: 'The comment', min, max }) : undefined;
}

/** A comment with a saved one below what was typed; undefined: both are too long for one comment. */
export function withSavedComment(typed: string, saved: string): string | undefined {
  if (typed.includes(saved)) return typed;
  const joined = typed.trim() === '' ? saved : `${typed.trimEnd()}\n${saved}`;
  return joined.length > COMMENT_BOUNDS.max ? undefined : joined;
}
