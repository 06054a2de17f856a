import type { CountsState } from '@vcms/data';
import { BouncedMails } from './bounced-mails.tsx';
import { CompaniesWithoutPerson } from './companies-without-person.tsx';
import { EngagementsWithoutDemands } from './engagements-without-demands.tsx';
import { ExpiredInvitations } from './expired-invitations.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import type { FirmCount } from './firm-counts.ts';
import { PeopleWithoutRole } from './people-without-role.tsx';
import { SuspendedCompanies } from './suspended-companies.tsx';

export interface NeedsYouProps {
  readonly counts: CountsState<FirmCount>;
  readonly now: () => Date;
}

/** What an admin should look at: each row leads to where it is put right. */
export function NeedsYou({ counts, now }: NeedsYouProps) {
  return (
    <>
      <FailedJobs counts={counts} now={now} />
      <ExpiredInvitations />
      <PeopleWithoutRole />
      <CompaniesWithoutPerson counts={counts} />
      <EngagementsWithoutDemands counts={counts} />
      <SuspendedCompanies />
      <BouncedMails />
    </>
  );
}
