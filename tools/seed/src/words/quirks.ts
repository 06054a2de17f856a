/** What is special about a contractor's evidence: each quirk makes one or two reason codes of domain 3.4 appear. */
export type Quirk =
  | 'gl_ends_soon'
  | 'gl_expired'
  | 'gl_grace'
  | 'gl_first_pending'
  | 'gl_low'
  | 'gl_claims_made'
  | 'gl_aggregate_per_policy'
  | 'gl_endorsement_missing'
  | 'gl_name_differs'
  | 'gl_cancelled'
  | 'auto_not_yet'
  | 'auto_returned'
  | 'auto_rejected'
  | 'auto_renewal_pending'
  | 'auto_renewal_accepted'
  | 'auto_draft'
  | 'autos_owned_only'
  | 'holder_missing'
  | 'rating_low'
  | 'umbrella_none'
  | 'umbrella_exact'
  | 'wc_not_statutory'
  | 'wc_statement'
  | 'osha_death'
  | 'osha_over'
  | 'osha_returned'
  | 'osha_missing_year'
  | 'osha_small'
  | 'osha_idle'
  | 'osha_exempt'
  | 'osha_pending'
  | 'started_this_year'
  | 'started_two_years_ago'
  | 'emr_over'
  | 'emr_mean_over'
  | 'emr_expired'
  | 'emr_pending'
  | 'emr_ends_soon'
  | 'not_rated_accepted'
  | 'not_rated_pending'
  | 'program_low'
  | 'program_critical'
  | 'program_pending'
  | 'program_returned'
  | 'program_not_applicable'
  | 'program_no_element'
  | 'program_expired'
  | 'program_ends_soon'
  | 'program_missing'
  | 'answers_pending'
  | 'answers_in_review'
  | 'answers_returned'
  | 'answers_outdated'
  | 'answers_knockout'
  | 'answers_draft'
  | 'document_missing'
  | 'document_ends_soon'
  | 'document_pending'
  | 'staff_gaps';

/** By place in the list of contractors; the first 17 hand evidence in. */
const QUIRKS: Readonly<Record<number, readonly Quirk[]>> = {
  0: ['gl_ends_soon', 'program_pending', 'staff_gaps'],
  1: ['gl_expired', 'emr_over', 'osha_death', 'program_returned'],
  2: ['auto_not_yet', 'osha_small', 'program_critical', 'answers_pending'],
  3: ['auto_returned', 'autos_owned_only', 'osha_returned', 'document_missing', 'program_not_applicable'],
  4: ['gl_grace', 'emr_mean_over', 'program_low', 'answers_returned'],
  5: ['gl_first_pending', 'osha_over', 'answers_in_review', 'program_no_element'],
  6: ['auto_renewal_pending', 'started_this_year', 'not_rated_accepted', 'program_expired'],
  7: ['auto_renewal_accepted'],
  8: [
    'umbrella_exact',
    'autos_owned_only',
    'gl_low',
    'program_ends_soon',
    'answers_outdated',
    'document_ends_soon',
  ],
  9: ['gl_low', 'umbrella_none', 'wc_not_statutory', 'emr_ends_soon'],
  10: ['gl_name_differs', 'auto_draft'],
  11: [
    'gl_claims_made',
    'gl_aggregate_per_policy',
    'gl_endorsement_missing',
    'autos_owned_only',
    'rating_low',
    'answers_knockout',
  ],
  12: [
    'osha_missing_year',
    'started_two_years_ago',
    'emr_pending',
    'holder_missing',
    'auto_rejected',
    'program_missing',
  ],
  13: ['umbrella_none', 'osha_exempt', 'gl_cancelled'],
  14: ['osha_idle', 'wc_statement', 'not_rated_pending', 'gl_low'],
  15: ['osha_pending', 'answers_draft', 'document_pending'],
  16: ['gl_expired', 'umbrella_none', 'emr_expired'],
};

/** How many contractors, from the first, hand evidence in; all others show their empty pages. */
export const WITH_EVIDENCE = Object.keys(QUIRKS).length;

export function quirksOf(index: number): ReadonlySet<Quirk> {
  return new Set(QUIRKS[index] ?? []);
}
