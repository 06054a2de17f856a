import { COMPANY_TABLE, TABLE_NAMES, type TableName, templateOf } from '../table/company-table.ts';
import { type CompanyTie, type Find, type Side, tiesOf } from '../table/company-tie.ts';

/** One piece of a deletion: the records of one tie. */
export interface DeletionStep {
  readonly name: TableName;
  readonly tie: CompanyTie & { readonly find: Find };
  readonly does: 'delete' | 'clean' | 'keep';
}

const DOES = { own: 'delete', trace: 'delete', shared: 'keep', mention: 'keep' } as const;

/** People are needed to find the rest, and what the server makes of other records goes once those are gone. */
function placeOf({ name, does, tie }: DeletionStep): number {
  // First of all: without the company the server makes no result, no task and no count of it any more.
  if (name === 'companies') return 0;
  if (does !== 'delete') return 1;
  if (name === 'users') return 4;
  return tie.relation === 'trace' || tie.exportIf !== undefined ? 3 : 2;
}

/** What a deletion does, in its order: children before the records that lead to them. */
export function deletionSteps(side: Side): readonly DeletionStep[] {
  const steps = TABLE_NAMES.flatMap((name) =>
    tiesOf(COMPANY_TABLE[name], side).map((tie): DeletionStep => {
      const does = tie.clean === undefined ? DOES[tie.relation] : 'clean';
      return { name, tie, does };
    }),
  );
  const depth = ({ name }: DeletionStep) => templateOf(name).split('/').length;
  return steps.toSorted((left, right) => placeOf(left) - placeOf(right) || depth(right) - depth(left));
}
