import { answersPart } from './evidence/answers.ts';
import { documentsPart } from './evidence/company-documents.ts';
import { staffPart } from './evidence/staff.ts';
import { LINE_DEMOS } from './line-demos.ts';
import { DEMO_COMPANY_IDS } from './words/accounts.ts';
import { type ContractorFile, joinParts } from './words/contractor-file.ts';
import { contractorId, firstUserOf } from './words/demo-ids.ts';
import type { DemoCompany, DemoEngagement } from './words/demo-records.ts';
import type { FileContext } from './words/file-context.ts';
import { quirksOf, WITH_EVIDENCE } from './words/quirks.ts';
import { createRandom } from './words/random.ts';

/** In the order in which the firm asks for them. */
const PARTS = [...LINE_DEMOS.flatMap(({ parts }) => parts ?? []), answersPart, documentsPart, staffPart];

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
