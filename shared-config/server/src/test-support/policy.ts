/** A general liability policy that waits for its review, as it is stored. */
export const POLICY = {
  line: 'gl',
  insurerName: 'Granite Mutual',
  policyNumber: 'GL-1001',
  effective: '2026-01-15',
  expiration: '2027-01-15',
  limits: { gl_each_occurrence: 1_000_000 },
  claimsMade: false,
  autos: [],
  endorsements: {},
  namedInsured: 'Acme Roofing',
  producer: { name: 'Oak Street Risk' },
  state: 'submitted',
  version: 1,
  submittedOn: '2026-11-18',
};
