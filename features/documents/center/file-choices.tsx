import { SelectField } from '@vcms/kits';
import { Wrap } from '@vcms/ui';
import { useSearchParams } from 'react-router-dom';
import { END_LABELS, END_SPANS, type EndSpan } from '../model/file-end.ts';
import { SHELF_LABELS, SHELVES, type Shelf } from '../model/shelf.ts';
import { withChoice } from './center-path.ts';

interface ChoiceProps {
  readonly label: string;
  /** The parameter of the address; its first value leaves it out. */
  readonly name: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
}

function Choice({ label, name, value, values, labels }: ChoiceProps) {
  const [, setParams] = useSearchParams();
  const choose = (chosen: string) =>
    setParams((current) => {
      const next = withChoice(current, name, chosen === values[0] ? '' : chosen);
      // One order is of titles, the other of ends.
      next.delete('sort');
      return next;
    });
  return (
    <SelectField
      label={label}
      size="sm"
      w="auto"
      flex={{ base: '1 1 8rem', sm: '0 0 auto' }}
      value={value}
      choices={values.map((one) => [one, labels[one] ?? one])}
      onChoose={choose}
    />
  );
}

/** Which files are listed: where they stand, and when they end. */
export function FileChoices({ shelf, ends }: { readonly shelf: Shelf; readonly ends: EndSpan }) {
  return (
    <Wrap gap="3" mb="4">
      <Choice label="Show" name="shelf" value={shelf} values={SHELVES} labels={SHELF_LABELS} />
      <Choice label="Expiry" name="ends" value={ends} values={END_SPANS} labels={END_LABELS} />
    </Wrap>
  );
}
