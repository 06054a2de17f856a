import type { FieldPath } from '../values/field-path.ts';
import type { Path } from '../values/resource-path.ts';
import type { Fields, Value } from '../values/value.ts';

export interface Precondition {
  readonly exists?: boolean;
  /** Microseconds. */
  readonly updateTime?: number;
}

/** A server-side change of one field. Applied in order, after the update it comes with. */
export type FieldTransform =
  | { readonly kind: 'request-time'; readonly field: FieldPath }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly field: FieldPath; readonly operand: Value }
  | { readonly kind: 'union' | 'remove'; readonly field: FieldPath; readonly elements: readonly Value[] };

interface WriteBase {
  /** Full resource name. */
  readonly name: string;
  readonly path: Path;
  readonly precondition: Precondition;
}

export interface UpdateWrite extends WriteBase {
  readonly kind: 'update';
  readonly fields: Fields;
  /** Only these fields change; undefined replaces the document. */
  readonly mask: readonly FieldPath[] | undefined;
  readonly transforms: readonly FieldTransform[];
}

interface DeleteWrite extends WriteBase {
  readonly kind: 'delete';
}

/** Changes nothing; fails the commit when the precondition does not hold. */
interface VerifyWrite extends WriteBase {
  readonly kind: 'verify';
}

export type Write = UpdateWrite | DeleteWrite | VerifyWrite;
