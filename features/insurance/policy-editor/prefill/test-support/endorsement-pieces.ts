import type { Piece } from './plain-pdf.ts';

/** A page with the layout of a form: its number, its heading, its labels, and words of our own. */
export const WAIVER_PIECES: readonly Piece[] = [
  ['POLICY NUMBER: GL-2040', 60, 40],
  ['CG 24 04 05 09', 460, 40],
  ['THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.', 120, 80],
  ['WAIVER OF TRANSFER OF RIGHTS OF RECOVERY AGAINST OTHERS TO US', 120, 100],
  ['SCHEDULE', 280, 140],
  ['Name Of Person(s) Or Organization(s):', 60, 160],
  ['As required by written contract', 60, 180],
  ['Information required to complete this Schedule stands in the Declarations.', 60, 220],
];
