import type { CallableRequest, CompanyPrivate } from '@vcms/domain';
import { companyTaxData } from '@vcms/domain/schemas';
import type { FieldMessages } from '@vcms/kits/form';

/** What the fields hold: texts as they are typed. */
export interface TaxValues {
  readonly ein: string;
  readonly ownerName: string;
  readonly taxClass: string;
  readonly duns: string;
}

/** Tax classes of form W-9, line 3a. */
const TAX_CLASSES = [
  'sole proprietor',
  'C corporation',
  'S corporation',
  'partnership',
  'trust or estate',
  'LLC taxed as C corporation',
  'LLC taxed as S corporation',
  'LLC taxed as partnership',
] as const;

/** Options of the choice; a class from elsewhere stays as it is. */
export function taxClassOptions(current: string) {
  const known: readonly string[] = TAX_CLASSES;
  const all = current === '' || known.includes(current) ? known : [current, ...known];
  const named = all.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
  return [{ value: '', label: 'Choose a tax class' }, ...named];
}

/** 12-3456789, as it is printed on letters of the IRS. */
function einText(ein: string): string {
  return ein.replace(/^(\d{2})(\d{7})$/, '$1-$2');
}

export function taxValues(secret: CompanyPrivate | undefined): TaxValues {
  const { ein = '', ownerName = '', taxClass = '', duns = '' } = secret ?? {};
  return { ein: einText(ein), ownerName, taxClass, duns };
}

/** Stored without dashes and blanks. */
export function taxInput(values: TaxValues): CallableRequest<'companySetTaxData'>['private'] {
  const duns = values.duns.replace(/[\s-]/g, '');
  return {
    ein: values.ein.replace(/[\s-]/g, ''),
    ownerName: values.ownerName.trim(),
    taxClass: values.taxClass,
    ...(duns === '' ? {} : { duns }),
  };
}

/** The first message of each wrong field (V1, V19). */
export function checkTax(values: TaxValues): FieldMessages<TaxValues> {
  const messages: Record<string, string> = {};
  for (const { path, message } of companyTaxData.safeParse(taxInput(values)).error?.issues ?? [])
    messages[String(path[0])] ??= message;
  return values.taxClass === '' ? { ...messages, taxClass: 'Choose a tax class.' } : messages;
}
