import type { ReactNode } from 'react';

/** What is different of a form that customer service fills in for a contractor (ADR 70). It has no drafts. */
export interface Behalf<Saving> {
  readonly title: string;
  /** Shown above the fields: for whom, and why. */
  readonly intro: ReactNode;
  /** Something of the intro is filled in. */
  readonly changed: boolean;
  /** Looked at when the form is sent; false: what is missing is told in the intro. */
  readonly check: () => boolean;
  /** What is said once it is submitted. */
  readonly done: string;
  /** Instead of the contractor's own way. */
  readonly saving: Saving;
}
