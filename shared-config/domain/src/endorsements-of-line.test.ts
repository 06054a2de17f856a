import { expect, it } from 'vitest';
import { ENDORSEMENTS, endorsementsOfLine, INSURANCE_LINES } from './insurance.ts';

it("offers no additional insured for workers' compensation, and an aggregate per project for general liability alone", () => {
  const linesOf = (name: (typeof ENDORSEMENTS)[number]) =>
    INSURANCE_LINES.filter((line) => endorsementsOfLine(line).includes(name));
  const allButWorkers = INSURANCE_LINES.filter((line) => line !== 'wc_el');
  expect(Object.fromEntries(ENDORSEMENTS.map((name) => [name, linesOf(name)]))).toEqual({
    additional_insured: allButWorkers,
    waiver_of_subrogation: INSURANCE_LINES,
    primary_noncontributory: allButWorkers,
    notice_of_cancellation: INSURANCE_LINES,
    per_project_aggregate: ['gl'],
  });
});
