import { ChoiceField, TextField } from '@vcms/kits/form';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

const TIME_ZONES = [
  ['America/New_York', 'Eastern'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Phoenix', 'Arizona'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
] as const;

/** The zones of the United States, and the one on file where it is another. */
function timeZoneOptions(current: string) {
  const known: { value: string; label: string }[] = TIME_ZONES.map(([value, label]) => ({ value, label }));
  return known.some(({ value }) => value === current)
    ? known
    : [{ value: current, label: current }, ...known];
}

/** A company's address as a form holds it. */
interface AddressValues {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly Zip: string;
  readonly phone: string;
  readonly website: string;
  readonly timezone: string;
}

export interface AddressFieldsProps<Values extends FieldValues & AddressValues> {
  readonly form: UseFormReturn<Values>;
  /** The zone on file. */
  readonly timezone: string;
}

/** Address, phone, website and time zone of a company. */
export function AddressFields<Values extends FieldValues & AddressValues>({
  form,
  timezone,
}: AddressFieldsProps<Values>) {
  const named = (name: keyof AddressValues) => ({ form, name: name as Path<Values> });
  return (
    <>
      <TextField {...named('address1')} label="Address" required maxLength={100} />
      <TextField {...named('address2')} label="Address line 2" maxLength={100} />
      <TextField {...named('city')} label="City" required maxLength={100} />
      <TextField {...named('state')} label="State" required maxLength={2} help="Two letters, such as IL." />
      <TextField {...named('Zip')} label="Zip" required maxLength={10} inputMode="numeric" />
      <TextField {...named('phone')} label="Phone" required type="tel" inputMode="tel" />
      <TextField {...named('website')} label="Website" inputMode="url" help="Starts with https://" />
      <ChoiceField {...named('timezone')} label="Time zone" options={timeZoneOptions(timezone)} />
    </>
  );
}
