import { DEMO_COMPANY_IDS } from './accounts.ts';
import { contractorId } from './demo-companies.ts';
import type { DemoCompany, DemoEngagement } from './demo-records.ts';
import { firstUserOf } from './demo-users.ts';
import { answersPart } from './evidence/answers.ts';
import { documentsPart } from './evidence/company-documents.ts';
import { type ContractorFile, joinParts } from './evidence/contractor-file.ts';
import { emrPart } from './evidence/emr.ts';
import type { FileContext } from './evidence/file-context.ts';
import { insurancePart } from './evidence/policies.ts';
import { programsPart } from './evidence/programs.ts';
import { quirksOf, WITH_EVIDENCE } from './evidence/quirks.ts';
import { staffPart } from './evidence/staff.ts';
import { statisticsPart } from './evidence/statistics.ts';
import { createRandom } from './random.ts';

/** In the order in which the firm asks for them. */
const PARTS = [insurancePart, statisticsPart, emrPart, programsPart, answersPart, documentsPart, staffPart];

/** The evidence of every contractor that has handed something in. Each has random choices of its own. */
export function buildFiles(
  companies: readonly DemoCompany[],
  engagements: readonly DemoEngagement[],
  today: string,
  seed: number,
): readonly ContractorFile[] {
  return Array.from({ length: WITH_EVIDENCE }, (_, index) => {
    const id = contractorId(index);
    const company = companies.find((candidate) => candidate.id === id);
    if (company === undefined) throw new Error(`There is no contractor ${id}.`);
    const context: FileContext = {
      contractorId: id,
      company: company.record,
      today,
      random: createRandom(seed * 1_000 + index),
      quirks: quirksOf(index),
      clients: engagements
        .filter(({ record }) => record.contractorId === id)
        .map(({ record }) => ({ id: record.clientId, name: record.clientName })),
      submitter: firstUserOf(id),
    };
    return joinParts(
      id,
      PARTS.map((part) => part(context)),
    );
  });
}

/** The other review of a client that sees things its own way: it differs from the firm's (domain section 8). */
export function withClientReviews(
  files: readonly ContractorFile[],
  today: Date,
  decidedBy: string,
): readonly ContractorFile[] {
  return files.map((file, index) => {
    const policy = file.policies.find(({ line, state }) => line === 'auto' && state === 'accepted');
    if ((index !== 8 && index !== 3) || policy === undefined) return file;
    const review = {
      id: `review-client-${policy.id}`,
      subjectType: 'policy' as const,
      subjectId: policy.id,
      subjectVersion: policy.version,
      scope: DEMO_COMPANY_IDS.northfield,
      decision: 'changes_requested' as const,
      findings: [{ key: 'autos', result: 'fail' as const, comment: 'Hired vehicles are not covered.' }],
      publicComment: 'Hired vehicles are not covered; ask the broker for the endorsement.',
      decidedBy,
      decidedAt: today,
      minutesToDecision: 900,
    };
    return { ...file, reviews: [...file.reviews, review] };
  });
}
