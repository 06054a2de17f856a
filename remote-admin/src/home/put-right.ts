import type { AuditLine, InvitationLine } from '@vcms/data';
import { type CalendarDate, type Company, type Engagement, readerDate, type User } from '@vcms/domain';
import { companyLink, invitationsLink, personLink } from './admin-links.ts';

/** One thing that an admin puts right. */
export interface Fault {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  readonly since?: CalendarDate;
}

/** What is wrong, kind by kind. */
export interface Faults {
  readonly people: readonly Pick<User, 'id' | 'firstName' | 'lastName'>[];
  readonly unmanned: readonly Pick<Company, 'id' | 'name'>[];
  readonly unasked: readonly Pick<Engagement, 'id' | 'clientId' | 'clientName' | 'contractorName'>[];
  readonly invitations: readonly InvitationLine[];
  readonly suspended: readonly Pick<Company, 'id' | 'name'>[];
  readonly bounced: readonly AuditLine[];
}

function byKind({
  people,
  unmanned,
  unasked,
  invitations,
  suspended,
  bounced,
}: Faults): readonly (readonly Fault[])[] {
  return [
    people.map(({ id, firstName, lastName }) => ({
      id: `person ${id}`,
      title: `Give ${firstName} ${lastName} a role`,
      to: personLink(id),
    })),
    unmanned.map(({ id, name }) => ({
      id: `unmanned ${id}`,
      title: `Invite somebody for ${name}: no one can sign in`,
      to: companyLink(id, 'users'),
    })),
    unasked.map(({ id, clientId, clientName, contractorName }) => ({
      id: `unasked ${id}`,
      title: `Nothing is required of ${contractorName} for ${clientName}`,
      to: companyLink(clientId, 'engagements'),
    })),
    bounced.map(({ id, at }) => ({
      id: `bounced ${id}`,
      title: 'A mail did not arrive',
      to: '/dashboard/audit-trail',
      since: readerDate(at),
    })),
    invitations.map(({ id, email, expiresOn }) => ({
      id: `invitation ${id}`,
      title: `The invitation of ${email} expired`,
      to: invitationsLink('expired'),
      since: expiresOn,
    })),
    suspended.map(({ id, name }) => ({
      id: `suspended ${id}`,
      title: `${name} is suspended`,
      to: companyLink(id),
    })),
  ];
}

/** What is wrong, the first of each kind before the second of any, so that no kind hides another. */
export function putRight(faults: Faults): readonly Fault[] {
  return byKind(faults)
    .flatMap((kind) => kind.map((fault, place) => ({ fault, place })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ fault }) => fault);
}
