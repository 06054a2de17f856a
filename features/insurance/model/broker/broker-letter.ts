import type { BrokerAsk } from '@vcms/domain';
import {
  autosInWords,
  type CalendarDate,
  formatMoney,
  LIMIT_LABELS,
  LINE_LABELS,
  paperDate,
} from '@vcms/domain';
import { holderWording } from './broker-ask.ts';

export interface BrokerLetterParts {
  readonly contractorName: string;
  readonly requesterName: string;
  readonly brokerName: string;
  readonly note: string;
  readonly asks: readonly BrokerAsk[];
  /** Where the broker sends the files; undefined while there is no link yet. */
  readonly link: { readonly url: string; readonly expiresOn: CalendarDate } | undefined;
  /** The broker was asked before and has sent nothing. */
  readonly isReminder?: boolean;
}

export interface BrokerLetter {
  readonly subject: string;
  /** Plain text, lines of any length. */
  readonly text: string;
}

/** Any auto is always enough. */
function autosCondition(autos: NonNullable<BrokerAsk['autos']>): string {
  const words = autosInWords(autos);
  return autos.includes('any')
    ? 'Covers any auto.'
    : `Covers ${words.charAt(0).toLowerCase()}${words.slice(1)}, or any auto.`;
}

/** The conditions of a line besides limits and names, as sentences. */
function lineConditions(ask: Omit<BrokerAsk, 'holders'>): readonly string[] {
  const { viaUmbrella, statutory, occurrenceOnly, aggregatePer, autos, minBest, limits } = ask;
  return [
    ...(statutory ? ["Workers' compensation: statutory limits."] : []),
    ...(viaUmbrella && limits.length > 0
      ? ['These limits may be reached together with an umbrella policy.']
      : []),
    ...(occurrenceOnly ? ['On an occurrence form, not claims-made.'] : []),
    ...(aggregatePer === undefined ? [] : [`General aggregate applies per ${aggregatePer}.`]),
    ...(autos === undefined ? [] : [autosCondition(autos)]),
    ...(minBest === undefined ? [] : [`Insurer rated A.M. Best ${minBest} or better.`]),
  ];
}

/** What a broker is asked for one line, in words: without ids, for whoever holds the link. */
export interface ShownAsk {
  readonly title: string;
  readonly limits: readonly { readonly label: string; readonly amount: string }[];
  readonly conditions: readonly string[];
  readonly holders: readonly { readonly name: string; readonly wording: readonly string[] }[];
}

export function shownAsk(ask: BrokerAsk): ShownAsk {
  return {
    title: LINE_LABELS[ask.line],
    limits: ask.limits.map(({ code, amount }) => ({
      label: LIMIT_LABELS[code],
      amount: formatMoney(amount),
    })),
    conditions: lineConditions(ask),
    holders: ask.holders.map((holder) => ({ name: holder.name, wording: holderWording(ask.line, holder) })),
  };
}

function lineSection(ask: BrokerAsk): readonly string[] {
  const { title, limits, conditions, holders } = shownAsk(ask);
  const rows = [...limits.map(({ label, amount }) => `${label}: ${amount}`), ...conditions];
  const names = holders.flatMap(({ name, wording }) => [
    '',
    `For ${name}:`,
    ...wording.map((sentence) => `- ${sentence}`),
  ]);
  const asked = rows.length + names.length === 0 ? ['The certificate of the policy as it is.'] : rows;
  return ['', title.toUpperCase(), ...asked.map((row) => `- ${row}`), ...names];
}

/**
 * The letter to a broker: exact limits, additional insured and holder wording for each client, and where to send the
 * certificates (domain 4.6, "Request from broker"). The same text is shown, copied, printed and mailed.
 */
export function brokerLetter(parts: BrokerLetterParts): BrokerLetter {
  const { contractorName, requesterName, brokerName, note, asks, link } = parts;
  const hasHolders = asks.some(({ holders }) => holders.some((holder) => holder.certificateHolder));
  const text = [
    `Dear ${brokerName},`,
    '',
    `Please send us certificates of insurance (ACORD 25) for ${contractorName} that show at least the following.`,
    ...(parts.isReminder === true
      ? ['', 'This is a reminder: no file has arrived yet. The link below replaces the one that you had.']
      : []),
    ...(note === '' ? [] : ['', note]),
    ...asks.flatMap(lineSection),
    '',
    ...(hasHolders
      ? ['Make out one certificate to each certificate holder, and add the pages of the endorsements.', '']
      : ['Add the pages of the endorsements.', '']),
    ...(link === undefined
      ? []
      : [
          `Send the files here, without an account, until ${paperDate(link.expiresOn)}:`,
          link.url,
          'PDF, PNG or JPG, at most 25 MB each. The link takes files once and shows none.',
          '',
        ]),
    'Thank you,',
    requesterName,
    contractorName,
  ].join('\n');
  const subject = `Certificate of insurance for ${contractorName}`;
  return { subject: parts.isReminder === true ? `Reminder: ${subject}` : subject, text };
}
