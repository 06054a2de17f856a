import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { triggersOf, writtenByBrowsers } from './access/written-paths.ts';

type Auditor = readonly [call: string, source: string];

const EDITS = 'firebase/functions/src/edits/audit-edits.ts';
const MESSAGES = 'firebase/functions/src/edits/audit-messages.ts';
const RECORDS = 'firebase/functions/src/edits/audit-records.ts';
const EVIDENCE: Auditor = ['onEvidenceWritten', 'firebase/functions/src/evidence/on-evidence-written.ts'];
const FILES: Auditor = ['auditRecords.file', RECORDS];

/** What browsers write, and what its trigger calls that leaves the line (specification of trust, build 4). */
const AUDITED: Readonly<Record<string, Auditor>> = {
  'companies/*': ['auditEdits.company', EDITS],
  'users/*': ['auditEdits.user', EDITS],
  'engagements/*': ['onEngagementWritten', 'features/engagements/server/on-engagement-written.ts'],
  'clients/*/requirementSets/*': [
    'onRequirementSetWritten',
    'features/compliance/server/requirements/on-requirement-set-written.ts',
  ],
  'clients/*/staffDocTypes/*': ['auditEdits.staffDocType', EDITS],
  'requirementOverrides/*': ['auditEdits.override', EDITS],
  'companies/*/policies/*': EVIDENCE,
  'companies/*/policies/*/holders/*': [
    'onHolderWritten',
    'features/insurance/server/holders/on-holder-written.ts',
  ],
  'companies/*/oshaYears/*': EVIDENCE,
  'companies/*/emr/*': EVIDENCE,
  'companies/*/notRated/*': EVIDENCE,
  'companies/*/programVersions/*': EVIDENCE,
  'companies/*/answers/*': EVIDENCE,
  'companies/*/documents/*': EVIDENCE,
  'companies/*/staff/*': EVIDENCE,
  'companies/*/restrictedDocuments/*': FILES,
  'companies/*/sampleDocuments/*': FILES,
  'companies/*/announcementDocuments/*': FILES,
  'companies/*/staff/*/staffDocuments/*': [
    'onStaffDocumentWritten',
    'firebase/functions/src/evidence/on-staff-document-written.ts',
  ],
  'companies/*/reviews/*': ['onReviewCreated', 'firebase/functions/src/reviews/on-review-created.ts'],
  'staffAssignments/*': ['auditEdits.staffAssignment', EDITS],
  'documentRequests/*': ['auditEdits.documentRequest', EDITS],
  'programs/*': ['auditEdits.program', EDITS],
  'programs/*/programEditions/*': ['auditEdits.programEdition', EDITS],
  'savedComments/*': ['auditEdits.savedComment', EDITS],
  'questionnaires/*': ['auditRecords.questionnaire', RECORDS],
  'questionnaires/*/questionnaireVersions/*': [
    'onQuestionnaireWritten',
    'firebase/functions/src/questionnaires/on-questionnaire-written.ts',
  ],
  'variances/*': ['onVarianceWritten', 'features/variances/server/on-variance-written.ts'],
  'notes/*': ['auditMessages.note', MESSAGES],
  'announcements/*': ['auditMessages.announcement', MESSAGES],
  'calendarEvents/*': ['auditMessages.event', MESSAGES],
  'benchmarks/*': ['auditEdits.benchmark', EDITS],
  'helpTexts/*': ['auditRecords.helpText', RECORDS],
  'naicsCodes/*': ['auditRecords.naicsCode', RECORDS],
};

type Reason = string | readonly [why: string, sourceOfTheLine: string];

const INTERNAL =
  'Words kept inside beside a record, whose writes have a line; who reads the audit may not read them.';

/** What leaves none, and why; where the record beside it has one, what writes that. */
const WITHOUT_A_LINE: Readonly<Record<string, Reason>> = {
  'companies/*/reviews/*/internal/*': [INTERNAL, 'firebase/functions/src/reviews/on-review-created.ts'],
  'variances/*/internal/*': [INTERNAL, 'features/variances/server/on-variance-written.ts'],
  'announcements/*/recipients/*': 'The record is the line: who read and confirmed it and when, each once.',
  'notifications/*': 'Marks of a person on their own list, which nobody else reads.',
  'helpVotes/*': 'The record is the line: whose vote, and when. It decides nothing.',
  'locks/*': 'Who looks at a record for some minutes; taking it into review and the decision have lines.',
  'failedJobs/*': 'A note on work of the server, taken off the list: no record of a company.',
};

const WRITES_A_LINE = /audit(Change|Once|Edits\.\w+)\(|writeAudit\(/;

const sourceOf = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

it('leaves a line for everything that browsers create, change or delete, or says why none', () => {
  const written = [...writtenByBrowsers().keys()];

  expect(written.toSorted()).toEqual([...Object.keys(AUDITED), ...Object.keys(WITHOUT_A_LINE)].toSorted());
});

it.each(Object.entries(AUDITED))('writes it where the trigger of %s calls it', (path, [call, source]) => {
  const operations = [...(writtenByBrowsers().get(path) ?? [])];

  expect(operations).not.toEqual([]);
  for (const operation of operations)
    expect(
      triggersOf(path, operation).some((trigger) => trigger.source.includes(`${call}(`)),
      operation,
    ).toBe(true);
  expect(sourceOf(source)).toMatch(WRITES_A_LINE);
});

it.each(Object.values(WITHOUT_A_LINE).filter((reason) => typeof reason !== 'string'))(
  '%s A line is written by %s',
  (_why, source) => {
    expect(sourceOf(source)).toMatch(WRITES_A_LINE);
  },
);

it('knows the folders of a company whose evidence it writes down', () => {
  const [, source] = EVIDENCE;
  const [, known = ''] = /const EVIDENCE[^{]*\{([^}]*)\}/.exec(sourceOf(source)) ?? [];
  const folders = [...known.matchAll(/^\s*(\w+):/gm)].map(([, name]) => `companies/*/${name}/*`);
  const meant = Object.entries(AUDITED).filter(([, auditor]) => auditor === EVIDENCE);

  expect(folders.toSorted()).toEqual(meant.map(([path]) => path).toSorted());
});
