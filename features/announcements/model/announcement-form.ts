import { ANNOUNCEMENT_BOUNDS, type Audience, validationText } from '@vcms/domain';
import { type FileStanding, filesProblem } from './file-standing.ts';
import { zonedMoment } from './zoned-time.ts';

/** What the composer holds. */
export interface AnnouncementValues {
  readonly mode: Audience['mode'];
  /** Statuses, trades, sites or companies, by the mode. */
  readonly values: readonly string[];
  readonly subject: string;
  readonly bodyText: string;
  readonly ackRequired: boolean;
  /** Files of the client's folder of announcements. */
  readonly docIds: readonly string[];
  readonly when: 'now' | 'later';
  /** YYYY-MM-DDTHH:MM in the client's time zone. */
  readonly at: string;
}

export const NEW_ANNOUNCEMENT: AnnouncementValues = {
  mode: 'all_approved',
  values: [],
  subject: '',
  bodyText: '',
  ackRequired: false,
  docIds: [],
  when: 'now',
  at: '',
};

const CHOOSE: Readonly<Record<Audience['mode'], string>> = {
  all_approved: '',
  status: 'Choose at least one status.',
  trade: 'Choose at least one trade.',
  site: 'Choose at least one site.',
  selected: 'Choose at least one contractor.',
};

type Problems = Readonly<Partial<Record<keyof AnnouncementValues, string>>>;

/** What keeps a text from being stored at all (V1, V2), by its field. */
export function draftProblems({ subject, bodyText }: AnnouncementValues): Problems {
  const { subjectMin, subjectMax, bodyMax } = ANNOUNCEMENT_BOUNDS;
  const length = subject.trim().length;
  const body = bodyText.trim().length;
  return {
    ...(length < subjectMin || length > subjectMax
      ? { subject: validationText('V2', { field: 'The subject', min: subjectMin, max: subjectMax }) }
      : {}),
    ...(body === 0 ? { bodyText: validationText('V1', { field: 'the text' }) } : {}),
    ...(body > bodyMax
      ? { bodyText: validationText('V2', { field: 'The text', min: 1, max: bodyMax }) }
      : {}),
  };
}

export interface SendTerms {
  readonly timeZone: string;
  readonly now: Date;
  /** Of each file of `docIds`; undefined: it is not found. */
  readonly standings: readonly (FileStanding | undefined)[];
}

/** What keeps it from being sent: besides the text, nobody chosen, a time that has passed, or a file that cannot go out. */
export function sendProblems(values: AnnouncementValues, { timeZone, now, standings }: SendTerms): Problems {
  const files = filesProblem(standings);
  const isEmpty = values.mode !== 'all_approved' && values.values.length === 0;
  return {
    ...draftProblems(values),
    ...(isEmpty ? { values: CHOOSE[values.mode] } : {}),
    ...(files === undefined ? {} : { docIds: files }),
    ...(values.when === 'later' ? timeProblem(values.at, timeZone, now) : {}),
  };
}

function timeProblem(at: string, timeZone: string, now: Date): Problems {
  const moment = zonedMoment(at, timeZone);
  if (moment === undefined) return { at: 'Enter the day and the time.' };
  return moment <= now ? { at: 'Choose a time that is still to come.' } : {};
}
