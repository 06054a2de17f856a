import type { Review } from '@vcms/domain';

/** One reason for which evidence goes back. */
export interface FindingReason {
  /** As a review stores it. */
  readonly key: string;
  readonly label: string;
  /** What the contractor reads when the reviewer adds nothing. */
  readonly sentence: string;
  /** Listed only once it was found or chosen elsewhere, such as beside a field. */
  readonly isUnlisted?: boolean;
}

/** Every reason of one kind of evidence in the order of the list, and how the message ends. */
export interface FindingBook {
  readonly reasons: readonly FindingReason[];
  /** The last line of the message: what the contractor does then. */
  readonly closing: string;
}

export interface Finding {
  readonly key: string;
  /** 0..1000 characters; '' says the usual sentence. */
  readonly comment: string;
}

export const COMMENT_MAX = 1000;

export const RETURN_TEXT_BOUNDS = { min: 10, max: 2000 } as const;

/** What the contractor reads of a finding. */
function sentenceOf({ reasons }: FindingBook, { key, comment }: Finding): string {
  return comment.trim() || (reasons.find((reason) => reason.key === key)?.sentence ?? '');
}

/** The message to the contractor, built from the findings; '' without any. */
export function returnText(book: FindingBook, title: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const lines = findings.map((finding, at) => `${at + 1}. ${sentenceOf(book, finding)}`);
  return [`Please correct ${title}:`, ...lines, book.closing].join('\n');
}

/** The findings as a review stores them, in the order of the list. */
export function storedFindings(book: FindingBook, findings: readonly Finding[]): Review['findings'] {
  return book.reasons.flatMap(({ key }) => {
    const finding = findings.find((entry) => entry.key === key);
    if (finding === undefined) return [];
    return [{ key, result: 'fail' as const, comment: sentenceOf(book, finding).slice(0, COMMENT_MAX) }];
  });
}
