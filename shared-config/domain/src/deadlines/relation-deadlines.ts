import { addMonths, type CalendarDate, yearOf } from '../calendar-date.ts';
import { versionOn } from '../compliance/effective-requirements.ts';
import { itemTitle } from '../compliance/item-title.ts';
import { logDueOn } from '../compliance/osha-window.ts';
import { EVIDENCE_VISIBLE_STATES, OPEN_ENGAGEMENT_STATES } from '../engagement.ts';
import type { Deadline, DeadlineKind } from './deadline.ts';
import type { ContractorRecords, DateSpan, DeadlineSources } from './deadline-sources.ts';

type Entry = Omit<Deadline, 'id'>;

/** The three dates of the record year that ends with a year (domain 1.1); the log itself only while it is not accepted. */
export function logEntries(contractor: ContractorRecords, { from, to }: DateSpan): readonly Entry[] {
  const { id, oshaYears, operatingSince } = contractor;
  if (oshaYears === undefined) return [];
  const first = operatingSince === undefined ? 0 : yearOf(operatingSince);
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, at) => yearOf(from) + at - 1);
  return years
    .filter((year) => year >= first)
    .flatMap((year) => {
      const isAccepted = oshaYears.some((log) => log.year === year && log.state === 'accepted');
      const link = { topic: 'statistics', id: String(year) } as const;
      const on = (kind: DeadlineKind, date: CalendarDate): Entry => ({
        kind,
        date,
        parts: [String(year)],
        contractorId: id,
        link,
      });
      return [
        on('log_posting_begins', `${year + 1}-02-01`),
        ...(isAccepted ? [] : [on('log_due', logDueOn(year))]),
        on('log_posting_ends', `${year + 1}-04-30`),
      ];
    });
}

/** An accepted answer that grows too old for a client that asks for the questionnaire. */
function questionnaireEntries(sources: DeadlineSources, today: CalendarDate): readonly Entry[] {
  const { engagements = [], requirementSets = [], contractors = [] } = sources;
  return engagements
    .filter(({ state }) => EVIDENCE_VISIBLE_STATES.includes(state))
    .flatMap(({ clientId, contractorId }) => {
      const asked = versionOn(
        requirementSets.filter((set) => set.clientId === clientId),
        today,
      )?.questionnaire;
      if (asked?.required !== true) return [];
      return contractors
        .filter(({ id }) => id === contractorId)
        .flatMap(({ responses = [] }) => responses)
        .flatMap(({ definitionId, state, submittedOn }): readonly Entry[] =>
          definitionId !== asked.definitionId || state !== 'accepted' || submittedOn === undefined
            ? []
            : [
                {
                  kind: 'questionnaire_due',
                  date: addMonths(submittedOn, asked.maxAgeMonths),
                  parts: [],
                  contractorId,
                  clientId,
                  link: { topic: 'questionnaire', id: definitionId },
                },
              ],
        );
    });
}

function decisionEntries({ variances = [], overrides = [] }: DeadlineSources): readonly Entry[] {
  return [
    ...variances
      .filter(({ state }) => state === 'approved')
      .map(
        ({ id, clientId, contractorId, key, to }): Entry => ({
          ...{ kind: 'variance_ends', date: to, parts: [itemTitle(key)], clientId, contractorId },
          link: { topic: 'variances', id },
        }),
      ),
    ...overrides.flatMap(({ id, clientId, contractorId, key, to, state }): readonly Entry[] =>
      state !== 'active' || to === null
        ? []
        : [
            {
              ...{ kind: 'override_ends', date: to, parts: [itemTitle(key)], clientId, contractorId },
              link: { topic: 'requirements', id },
            },
          ],
    ),
  ];
}

function requirementEntries({ requirementSets = [] }: DeadlineSources): readonly Entry[] {
  return requirementSets
    .filter(({ status }) => status === 'published')
    .map(({ clientId, n, effectiveFrom }) => ({
      ...{ kind: 'requirements_begin', date: effectiveFrom, parts: [`version ${n}`], clientId },
      link: { topic: 'requirements', id: `${clientId}_${n}` },
    }));
}

function engagementEntries({ engagements = [] }: DeadlineSources): readonly Entry[] {
  return engagements
    .filter(({ state }) => OPEN_ENGAGEMENT_STATES.includes(state))
    .flatMap(({ id, clientId, contractorId, startOn, endOn }) => {
      const link = { topic: 'engagements', id } as const;
      const on = (kind: DeadlineKind, date: CalendarDate | undefined): readonly Entry[] =>
        date === undefined ? [] : [{ kind, date, parts: [], clientId, contractorId, link }];
      return [...on('engagement_begins', startOn), ...on('engagement_ends', endOn)];
    });
}

/** Dates of clients, and of what stands between clients and contractors; entries may lie on any day. */
export function relationEntries(sources: DeadlineSources, span: DateSpan): readonly Entry[] {
  return [
    ...questionnaireEntries(sources, span.from),
    ...decisionEntries(sources),
    ...requirementEntries(sources),
    ...engagementEntries(sources),
  ];
}
