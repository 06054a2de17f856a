import { type CalendarDate, formatMoment, paperDate, type StaffAssignment } from '@vcms/domain';
import type { CrewLine } from '../manager/crew-export.ts';

/** What a crew list says, in words. */
export interface CrewListContent {
  readonly title: string;
  readonly lead: string;
  readonly head: readonly string[];
  /** One for each person, as long as the head. */
  readonly rows: readonly (readonly string[])[];
  readonly foot: string;
}

export interface CrewListFacts {
  readonly clientName: string;
  /** '' for all sites. */
  readonly site: string;
  readonly asOf: CalendarDate;
  /** Such as America/Chicago; '' when the client names none: then of this device. */
  readonly timezone: string;
  /** When the data was read. */
  readonly moment: Date;
  readonly people: readonly (Pick<StaffAssignment, 'name' | 'jobRole'> & { readonly line: CrewLine })[];
}

/** The crew list of a client for a site and a day. */
export function crewListContent(facts: CrewListFacts): CrewListContent {
  const { clientName, site, asOf, timezone, moment, people } = facts;
  const ready = people.filter(({ line }) => line.ready === 'Yes').length;
  return {
    title: `Crew list of ${clientName}`,
    lead: `${site === '' ? 'All sites' : `Site: ${site}`}. Ready on ${paperDate(asOf)}: ${ready} of ${people.length}.`,
    head: ['Name', 'Job role', 'Company', 'Ready', 'Reasons'],
    rows: people.map(({ name, jobRole, line }) => [
      name,
      jobRole,
      line.contractor,
      line.ready,
      line.missing === '' ? '-' : line.missing,
    ]),
    foot: `Data of ${formatMoment(moment, { timeZone: timezone, seconds: true, zoneName: true })}. What changes later is not in this list; the gate page of each person is live.`,
  };
}
