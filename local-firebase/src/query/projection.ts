import { type FieldPath, getField, isKeyPath, withField } from '../values/field-path.ts';
import { type Fields, NO_FIELDS } from '../values/value.ts';

/** The selected fields only; undefined selects all, `__name__` alone selects none. */
export function projectFields(fields: Fields, select: readonly FieldPath[] | undefined): Fields {
  if (select === undefined) return fields;
  let projected = NO_FIELDS;
  for (const path of select) {
    const value = isKeyPath(path) ? undefined : getField(fields, path);
    if (value !== undefined) projected = withField(projected, path, value);
  }
  return projected;
}
