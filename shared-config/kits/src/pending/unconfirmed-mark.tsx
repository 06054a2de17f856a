import { isUnconfirmed } from '@vcms/data';
import { SavingMark } from './saving-mark.tsx';

/** Beside a record that the browser may write itself: it shows what was written at once, and the mark until it is confirmed. */
export function UnconfirmedMark({ record }: { readonly record: object }) {
  return isUnconfirmed(record) ? <SavingMark /> : null;
}
