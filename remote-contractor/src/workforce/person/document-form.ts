import {
  addMonths,
  type CalendarDate,
  counted,
  formatDate,
  isCalendarDate,
  type StaffDocType,
  type StaffDocument,
  validationText,
} from '@vcms/domain';
import type { FieldMessages } from '@vcms/kits/form';
import type { StaffDocumentContent } from '@vcms/workforce/data';

/** What the form of a document holds, as typed. */
export type DocumentFormValues = {
  typeId: string;
  issuer: string;
  number: string;
  issuedOn: string;
  /** '' counts the type's months. */
  expiresOn: string;
};

export function documentFormValues(document: StaffDocument | undefined, typeId: string): DocumentFormValues {
  return {
    typeId: document?.typeId ?? typeId,
    issuer: document?.issuer ?? '',
    number: document?.number ?? '',
    issuedOn: document?.issuedOn ?? '',
    expiresOn: document?.expiresOn ?? '',
  };
}

/** The last four letters or digits: more of a number is never kept. */
export function lastFour(typed: string): string {
  return typed.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(-4);
}

export function checkDocumentForm(
  { typeId, issuer, issuedOn, expiresOn }: DocumentFormValues,
  today: CalendarDate,
): FieldMessages<DocumentFormValues> {
  const isIssued = isCalendarDate(issuedOn);
  const { length } = issuer.trim();
  const messages = {
    typeId: typeId === '' ? 'Choose a document type.' : undefined,
    issuer:
      length === 0
        ? validationText('V1', { field: 'issuer' })
        : length > 120
          ? validationText('V2', { field: 'Issuer', min: 1, max: 120 })
          : undefined,
    issuedOn: !isIssued
      ? validationText('V5')
      : issuedOn > today
        ? 'Choose the day of issue, today or before.'
        : undefined,
    expiresOn:
      expiresOn === ''
        ? undefined
        : !isCalendarDate(expiresOn)
          ? validationText('V5')
          : isIssued && expiresOn < issuedOn
            ? 'Choose a day on or after the day of issue, or leave it empty.'
            : undefined,
  };
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== undefined));
}

/** What an empty last day stands for. */
export function endHelp(type: StaffDocType | undefined, issuedOn: string): string {
  if (type === undefined) return 'Empty: counted from the day of issue.';
  if (type.validMonths === 0) return 'Empty: it never expires.';
  if (!isCalendarDate(issuedOn)) return `Empty: ${counted(type.validMonths, 'month')} from the day of issue.`;
  return `Empty: ${formatDate(addMonths(issuedOn, type.validMonths))}, ${counted(type.validMonths, 'month')} from the day of issue.`;
}

export function documentContent(
  values: DocumentFormValues,
  { docId, sensitive }: Pick<StaffDocumentContent, 'docId' | 'sensitive'>,
): StaffDocumentContent {
  return {
    typeId: values.typeId,
    issuer: values.issuer.trim(),
    number: lastFour(values.number),
    issuedOn: values.issuedOn,
    expiresOn: values.expiresOn === '' ? undefined : values.expiresOn,
    ...{ docId, sensitive },
  };
}
