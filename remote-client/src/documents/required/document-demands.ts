import { documentTypeName, INSURANCE_BOUNDS, isMoreDocument, type RequirementSet } from '@vcms/domain';
import type { DraftFrame, DraftProblems, RequirementPart } from '@vcms/kits/requirements';

type Demand = RequirementSet['documents'][number];

/** One type as the form holds it; days as typed. */
export interface DocumentDemandValues {
  readonly required: boolean;
  readonly warnDays: string;
}

export interface DocumentDemands extends DraftFrame {
  /** By the type's code; what is not there is not asked. */
  readonly types: Readonly<Record<string, DocumentDemandValues>>;
}

const WARN_DAYS = 30;

export const NOT_REQUIRED: DocumentDemandValues = { required: false, warnDays: String(WARN_DAYS) };

function daysOf(typed: string): number | undefined {
  return /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined;
}

function problemOf({ required, warnDays }: DocumentDemandValues): string | undefined {
  const days = daysOf(warnDays);
  return required && (days === undefined || days > INSURANCE_BOUNDS.warnDaysMax)
    ? `Enter whole days from 0 to ${INSURANCE_BOUNDS.warnDaysMax}.`
    : undefined;
}

function demandsOf({ types }: DocumentDemands): Demand[] {
  return Object.entries(types)
    .filter(([, { required }]) => required)
    .map(([typeId, { warnDays }]) => ({ typeId, required: true, warnDays: daysOf(warnDays) ?? WARN_DAYS }));
}

function problemsOf({ types }: DocumentDemands): DraftProblems {
  return Object.fromEntries(
    Object.entries(types).flatMap(([id, values]) => {
      const problem = problemOf(values);
      return problem === undefined ? [] : [[id, problem]];
    }),
  );
}

/** What a version asks of one type, in words. */
function demandText(demand: Demand | undefined): string {
  return demand?.required === true
    ? `Required, a reminder ${demand.warnDays} days before it ends`
    : 'Not required';
}

type Change = ReturnType<RequirementPart<DocumentDemands>['changes']>[number];

/** The part of a version that asks for documents of the company itself (domain 3.2). */
export const DOCUMENT_PART: RequirementPart<DocumentDemands> = {
  keys: ['documents'],
  noun: 'requirements',
  sameText: 'The company documents are the same.',
  read: ({ documents }, { effectiveFrom, changeNote }) => ({
    effectiveFrom,
    changeNote,
    types: Object.fromEntries(
      documents.map(({ typeId, required, warnDays }) => [typeId, { required, warnDays: String(warnDays) }]),
    ),
  }),
  demands: (values) => ({ documents: demandsOf(values) }),
  problems: problemsOf,
  changes(before, after) {
    const ids = [...(before?.documents ?? []), ...after.documents].map(({ typeId }) => typeId);
    return [...new Set(ids)].flatMap((id): readonly Change[] => {
      const [was, is] = [before, after].map((set) => set?.documents.find(({ typeId }) => typeId === id));
      const [from, to] = [demandText(was), demandText(is)];
      if (from === to) return [];
      const lowered = was?.required === true && is?.required !== true;
      const direction = isMoreDocument(was, is) ? 'raised' : lowered ? 'lowered' : 'neutral';
      return [
        {
          ...{ group: 'Company documents', part: id, label: documentTypeName(id) },
          ...{ before: from, after: to, direction },
        },
      ];
    });
  },
};
