import { humanizeCode } from '@vcms/kits';
import { AUDIT_VERBS } from '@vcms/kits/trail';
import { AUDIT_ACTIONS } from './audit-actions.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

function byLabel(options: readonly Option[]): readonly Option[] {
  return options.toSorted((left, right) => left.label.localeCompare(right.label));
}

/** Names of actions that are no kind of object: `audit.chain_break` is about an audit chain. */
const NO_OBJECTS: readonly string[] = ['audit', 'requirement'];

/** The kinds of objects that lines are about. */
export const OBJECT_OPTIONS: readonly Option[] = byLabel(
  Object.keys(AUDIT_ACTIONS)
    .filter((type) => !NO_OBJECTS.includes(type))
    .map((value) => ({ value, label: humanizeCode(value) })),
);

export const ACTION_OPTIONS: readonly Option[] = byLabel(
  Object.entries(AUDIT_ACTIONS).flatMap(([type, verbs]) =>
    verbs.map((verb) => ({
      value: `${type}.${verb}`,
      label: `${humanizeCode(type)}: ${AUDIT_VERBS[verb] ?? humanizeCode(verb).toLowerCase()}`,
    })),
  ),
);
