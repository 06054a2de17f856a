import { type ComparedField, counted, fieldDifference, type Review } from '@vcms/domain';
import { fieldGroups, type RecordField, type SafetyTerms } from '../record-fields.ts';

/** A file that one version or both name. */
export interface ComparedPaper {
  /** The name of the record's field. */
  readonly key: string;
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What became of a record from one submission to the next. */
export interface RecordComparison {
  /** Fields that differ, in the order of the paper. */
  readonly changes: readonly ComparedField[];
  readonly unchanged: number;
  /** Files that were added, exchanged or taken away. */
  readonly papers: readonly ComparedPaper[];
}

/** Papers by the field that names them. */
export function papersOf(terms: SafetyTerms): readonly Omit<ComparedPaper, 'before'>[] {
  if (terms.kind !== 'osha_year') {
    const name = terms.kind === 'emr' ? 'EMR letter' : 'Letter';
    return [{ key: 'letterDocId', name, after: terms.record.letterDocId }];
  }
  const { form300aDocId, statementDocId, log300DocId } = terms.record;
  return [
    { key: 'form300aDocId', name: 'Form 300A', after: form300aDocId },
    { key: 'statementDocId', name: 'Statement', after: statementDocId },
    { key: 'log300DocId', name: 'Form 300, redacted', after: log300DocId },
  ];
}

/** What a year says beside the fields of its paper. */
function furtherFields(terms: SafetyTerms): readonly RecordField[] {
  if (terms.kind !== 'osha_year') return [];
  const { explanation = '', citations, establishments = [] } = terms.record;
  const cited = citations.map(({ type, count, explanation: why }) => [count, type, why].join(' ').trim());
  const places = establishments.map(
    ({ name, employees, hours, G, H, I, J }) =>
      `${name}: ${employees} employees, ${hours} hours, ${counted(G + H + I + J, 'case')}`,
  );
  return [
    { key: 'explanation', label: 'Explanation', text: explanation },
    { key: 'citations', label: 'Citations', text: cited.join('; ') },
    { key: 'establishments', label: 'Establishments', text: places.join('; ') },
  ];
}

function fieldsOf(terms: SafetyTerms): readonly RecordField[] {
  return [...fieldGroups(terms).flatMap(({ fields }) => fields), ...furtherFields(terms)];
}

function nameOf({ column, label }: RecordField): string {
  return column === undefined ? label : `${column}. ${label}`;
}

/** Compares two submissions of one record, field by field and paper by paper. */
export function compareRecords(before: SafetyTerms, after: SafetyTerms): RecordComparison {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const textIn = (fields: readonly RecordField[], key: string) =>
    fields.find((field) => field.key === key)?.text ?? '';
  const all = [...now, ...old.filter(({ key }) => !now.some((field) => field.key === key))];
  const fields = all
    .map((field): ComparedField => {
      const [was, is] = [textIn(old, field.key), textIn(now, field.key)];
      const kind = fieldDifference(was, is);
      return { key: field.key, label: nameOf(field), before: was, after: is, kind };
    })
    .filter((field) => field.before !== '' || field.after !== '');
  const earlier = new Map(papersOf(before).map((paper) => [paper.key, paper.after]));
  const changes = fields.filter(({ kind }) => kind !== 'same');
  return {
    changes,
    unchanged: fields.length - changes.length,
    papers: papersOf(after)
      .map((paper) => ({ ...paper, before: earlier.get(paper.key) }))
      .filter((paper) => paper.before !== paper.after),
  };
}

/** Findings that are about more than the field of their name; of a signature the paper is the proof. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  certifiedOn: ['certifiedBy', 'form300aDocId'],
  insured: ['letterDocId'],
};

/** A finding of a return, and what the correction did about it. */
export interface RecordAnswer {
  readonly finding: Review['findings'][number];
  /** unknown: the finding names no field. */
  readonly kind: 'changed' | 'unchanged' | 'unknown';
  readonly changes: readonly ComparedField[];
  /** Papers that were exchanged for it. */
  readonly papers: readonly ComparedPaper[];
}

/** Puts each finding of a return beside what was changed for it, and tells what nobody asked for. */
export function answerFindings(
  findings: readonly Review['findings'][number][],
  { changes, papers }: RecordComparison,
  /** Of the record: whether a field of this name exists. */
  isField: (key: string) => boolean,
): { readonly answers: readonly RecordAnswer[]; readonly others: readonly ComparedField[] } {
  const answers = findings
    .filter(({ result }) => result === 'fail')
    .map((finding): RecordAnswer => {
      const about = ABOUT[finding.key] ?? [finding.key];
      const own = changes.filter(({ key }) => about.includes(key));
      const files = papers.filter(({ key }) => about.includes(key));
      const isKnown = about.some(isField);
      const kind = own.length + files.length > 0 ? 'changed' : isKnown ? 'unchanged' : 'unknown';
      return { finding, kind, changes: own, papers: files };
    });
  const asked = new Set(answers.flatMap((answer) => answer.changes.map(({ key }) => key)));
  return { answers, others: changes.filter(({ key }) => !asked.has(key)) };
}

/** Every name under which a finding on this record can stand. */
export function isFieldOf(terms: SafetyTerms): (key: string) => boolean {
  const keys = new Set([...fieldsOf(terms), ...papersOf(terms)].map(({ key }) => key));
  return (key) => keys.has(key);
}
