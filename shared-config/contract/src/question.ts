/** A yes-or-no question; every text as the person reads it. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** Label of the answer that does what was asked about. */
  readonly yes: string;
  /** Label of the answer of least harm: Escape means it. */
  readonly no: string;
}

/** Asked before a page with unsaved changes is left, whoever owns the page. */
export const LEAVE_QUESTION: Question = {
  title: 'Leave this page?',
  text: 'Your changes are not saved. When you leave, they are lost.',
  yes: 'Leave and lose changes',
  no: 'Stay here',
};
