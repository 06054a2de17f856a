/** A program of the catalogue has editions: at most one draft, and what was published (domain section 2). */
export const PROGRAM_EDITION_STATES = ['draft', 'published'] as const;
export type ProgramEditionState = (typeof PROGRAM_EDITION_STATES)[number];
