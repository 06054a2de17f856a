import { INSURANCE_LINES, type InsuranceLine, type LineOverview, validationText } from '@vcms/domain';
import { CALLABLES } from '@vcms/domain/schemas';
import type { FieldMessages } from '@vcms/kits/form';

/** What the form holds, as typed. */
export type RequestFormValues = {
  brokerName: string;
  brokerEmail: string;
  note: string;
  lines: InsuranceLine[];
};

/** Lines that a certificate would help: what is missing or ends; without one, everything that is asked. */
function linesInNeed(overviews: readonly LineOverview[]): InsuranceLine[] {
  const asked = overviews.filter(({ clients }) => clients.length > 0);
  const needed = asked.filter(({ status }) => status === 'non_compliant' || status === 'expiring');
  return (needed.length > 0 ? needed : asked).map(({ line }) => line);
}

/** Begins with the broker of the policies that count, and with the lines in need. */
export function requestFormValues(overviews: readonly LineOverview[]): RequestFormValues {
  const producer = overviews.find(({ current }) => current !== undefined)?.current?.producer;
  return {
    brokerName: producer?.name ?? '',
    brokerEmail: producer?.email ?? '',
    note: '',
    lines: linesInNeed(overviews),
  };
}

/** The request that the form stands for; `requestId` is the name of one click. */
export function requestOf(values: RequestFormValues, byMail: boolean, requestId: string) {
  const { brokerName, brokerEmail, note, lines } = values;
  return {
    requestId,
    brokerName: brokerName.trim(),
    ...(brokerEmail.trim() === '' ? {} : { brokerEmail: brokerEmail.trim() }),
    note: note.trim(),
    lines: INSURANCE_LINES.filter((line) => lines.includes(line)),
    byMail,
  };
}

/** The first message of each wrong field; an address is only needed for a mail. */
export function checkRequestForm(
  values: RequestFormValues,
  byMail: boolean,
): FieldMessages<RequestFormValues> {
  const checked = CALLABLES.brokerRequestCreate.request.safeParse(requestOf(values, byMail, 'x'.repeat(16)));
  const messages: Record<string, string> = {};
  for (const { path, message } of checked.success ? [] : checked.error.issues) {
    messages[String(path[0])] ??= message;
  }
  if (byMail && values.brokerEmail.trim() === '') messages.brokerEmail = validationText('V21');
  return messages;
}
