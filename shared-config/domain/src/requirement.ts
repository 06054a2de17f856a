export const REQUIREMENT_STATES = ['draft', 'published', 'superseded'] as const;
export type RequirementState = (typeof REQUIREMENT_STATES)[number];

export const OSHA_BASES = ['pooled_3yr', 'latest_year'] as const;
export type OshaBasis = (typeof OSHA_BASES)[number];

export const OSHA_RATES = ['trir', 'dart', 'ltir'] as const;
export type OshaRate = (typeof OSHA_RATES)[number];

export const NOT_RATED_TREATMENTS = ['assume_1_00', 'not_applicable', 'non_compliant'] as const;
export type NotRatedTreatment = (typeof NOT_RATED_TREATMENTS)[number];

/** Limits by industry in one version: groups, codes of one group, and the characters of a group's name. */
export const NAICS_GROUP_BOUNDS = { groups: 20, codes: 20, name: { min: 2, max: 60 } } as const;

export const OVERRIDE_STATES = ['active', 'revoked'] as const;
export type OverrideState = (typeof OVERRIDE_STATES)[number];

/** Days of notice that existing contractors get of a raised demand, unless a reason is given (domain section 2). */
export const RAISE_NOTICE_DAYS = 30;

/** A lower or waived demand ends at most this many days after its first (domain section 2). */
export const OVERRIDE_DAYS_MAX = 365;
