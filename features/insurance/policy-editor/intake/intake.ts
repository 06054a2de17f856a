import { ENDORSEMENTS, type InsuranceLine } from '@vcms/domain';
import type { ReadCertificate, ReadLine } from '@vcms/pdf';
import type { StoredPolicy } from '../insurance-dossier.ts';
import { endorsementField, type PolicyFormValues, policyFormValues } from '../policy-form-values.ts';
import {
  type IntakeLine,
  offersOfLine,
  SHARED_FIELDS,
  type SharedField,
  sureOffers,
  tickOf,
} from './intake-line.ts';
import { isWorthSending, type LineMatch, matchLine } from './line-match.ts';

/** All lines of one certificate. Every function here is pure and answers with a new one. */
export interface Intake {
  /** undefined: nothing could be read, the lines are typed. */
  readonly certificate: ReadCertificate | undefined;
  readonly lines: readonly IntakeLine[];
}

/** The values as the certificate has them: what a person decided, else what was read, else what is held. */
function statedValues(certificate: ReadCertificate | undefined, line: IntakeLine): PolicyFormValues {
  const read = offersOfLine(certificate, line)
    .filter(({ field }) => !line.settled.includes(field))
    .map(({ field, value }) => [field, value] as const);
  return { ...line.values, ...Object.fromEntries(read) };
}

/** What the line is against what is on file. */
export function matchOf(
  { certificate }: Pick<Intake, 'certificate'>,
  line: IntakeLine,
  policies: readonly StoredPolicy[],
): LineMatch {
  return matchLine(statedValues(certificate, line), policies);
}

/** Whether the line would be submitted. One that waits for its review cannot be. */
export function isWanted({ wanted }: IntakeLine, match: LineMatch): boolean {
  return match.kind !== 'waiting' && (wanted ?? isWorthSending(match));
}

/** What a line takes over from the policy on file that it follows: what certificates do not print. */
function carriedValues(line: InsuranceLine, match: LineMatch): PolicyFormValues {
  const empty = policyFormValues({ line });
  if (match.kind === 'change' || match.kind === 'correction') return policyFormValues(match.policy);
  if (match.kind !== 'renewal') return empty;
  const { endorsements } = match.policy;
  return { ...empty, ...policyFormValues({ line, endorsements }) };
}

/** The paper says that an endorsement is not on the policy: what was on file is no answer then. */
function withoutDenied(values: PolicyFormValues, read: ReadLine): PolicyFormValues {
  const denied = ENDORSEMENTS.filter((name) => {
    const tick = tickOf(read, name);
    return tick?.value === false && tick.isScanned !== true;
  });
  return { ...values, ...Object.fromEntries(denied.map((name) => [endorsementField(name), ''])) };
}

function beginLine(
  certificate: ReadCertificate,
  read: ReadLine,
  index: number,
  policies: readonly StoredPolicy[],
): IntakeLine {
  const empty: IntakeLine = {
    ...{ id: `${read.line}-${index}`, read, settled: [], wanted: undefined, revision: 0 },
    values: policyFormValues({ line: read.line }),
  };
  const match = matchOf({ certificate }, empty, policies);
  const isOnFile = match.kind === 'change' || match.kind === 'correction';
  const isSureOf = (field: 'form' | 'statutory') => read[field] !== undefined;
  return {
    ...empty,
    values: withoutDenied(carriedValues(read.line, match), read),
    // What the policy on file says of its form stands unless the paper says something.
    settled: isOnFile ? (['form', 'statutory'] as const).filter((field) => !isSureOf(field)) : [],
  };
}

/** Nothing of what was read is entered yet; what the policies on file add is. */
export function beginIntake(
  certificate: ReadCertificate | undefined,
  policies: readonly StoredPolicy[],
): Intake {
  const lines = (certificate?.lines ?? []).map((read, index) =>
    beginLine(certificate as ReadCertificate, read, index, policies),
  );
  return { certificate, lines };
}

function changeLine(intake: Intake, id: string, change: (line: IntakeLine) => Partial<IntakeLine>): Intake {
  const lines = intake.lines.map((line) => (line.id === id ? { ...line, ...change(line) } : line));
  return { ...intake, lines };
}

function withSettled({ settled }: IntakeLine, fields: readonly string[]): readonly string[] {
  return [...new Set([...settled, ...fields])];
}

/** A line that was not read; it says of the parties what the others say. */
export function addLine(intake: Intake, line: InsuranceLine): Intake {
  const [first] = intake.lines;
  const shared = SHARED_FIELDS.map((field) => [field, first?.values[field] ?? ''] as const);
  const added: IntakeLine = {
    ...{ id: `${line}-added-${intake.lines.length}`, read: undefined, wanted: true, revision: 0 },
    values: { ...policyFormValues({ line }), ...Object.fromEntries(shared) },
    settled: (first?.settled ?? []).filter((field) => SHARED_FIELDS.some((one) => one === field)),
  };
  return { ...intake, lines: [...intake.lines, added] };
}

export function setWanted(intake: Intake, id: string, wanted: boolean): Intake {
  return changeLine(intake, id, () => ({ wanted }));
}

/** A person took, chose or cleared one value of some lines. */
export function decideValue(
  intake: Intake,
  ids: readonly string[],
  field: keyof PolicyFormValues,
  value: string,
): Intake {
  return ids.reduce(
    (now, id) =>
      changeLine(now, id, (line) => ({
        values: { ...line.values, [field]: value },
        settled: withSettled(line, [field]),
        revision: line.revision + 1,
      })),
    intake,
  );
}

/** What all lines say of the parties. */
export function decideShared(intake: Intake, field: SharedField, value: string): Intake {
  const ids = intake.lines.map(({ id }) => id);
  return decideValue(intake, ids, field, value);
}

/** The line keeps what it holds, whatever was read. */
export function leaveValue(intake: Intake, ids: readonly string[], field: keyof PolicyFormValues): Intake {
  return ids.reduce(
    (now, id) => changeLine(now, id, (line) => ({ settled: withSettled(line, [field]) })),
    intake,
  );
}

/** The line's own form says something new; what differs was typed by a person. */
export function typeValues(intake: Intake, id: string, values: PolicyFormValues): Intake {
  return changeLine(intake, id, (line) => {
    const fields = Object.keys(values) as (keyof PolicyFormValues)[];
    const typed = fields.filter((field) => values[field] !== line.values[field]);
    return typed.length === 0 ? {} : { values, settled: withSettled(line, typed) };
  });
}

/** Enters every value that was clearly read, in every line; what a person decided stays, and what is unsure stays out. */
export function acceptSure(intake: Intake): Intake {
  const lines = intake.lines.map((line) => {
    const sure = sureOffers(line, offersOfLine(intake.certificate, line));
    if (sure.length === 0) return line;
    const read = sure.map(({ field, value }) => [field, value] as const);
    return {
      ...line,
      values: { ...line.values, ...Object.fromEntries(read) },
      revision: line.revision + 1,
    };
  });
  return { ...intake, lines };
}
