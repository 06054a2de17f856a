import { assignmentsOfClientQuery, auditQuery, contactsQuery, notesOfClientQuery } from '@vcms/data';
import { formatDate, itemTitle, KEPT_DECISION_LABELS, STATUS_LABELS } from '@vcms/domain';
import { decisionsOfPairQuery } from '@vcms/engagements/data';
import { humanizeCode, PagedSection } from '@vcms/kits';
import { AuditList } from '@vcms/kits/trail';
import { useBackend } from '@vcms/sdk';
import { Link } from '@vcms/ui';
import { Line, Lines, none, type PairProps, SHOWN } from './record-lines.tsx';

const EVENTS = 50;

/** Whom to call. */
export function Contacts({ contractorId }: Pick<PairProps, 'contractorId'>) {
  const { firestore } = useBackend();
  return (
    <PagedSection
      title="Contacts"
      all={contactsQuery(firestore, contractorId)}
      size={SHOWN}
      empty={none('Nobody of the company has an account yet.')}
    >
      {(items) => (
        <Lines>
          {items.map(({ id, name, title, email, phone }) => (
            <Line
              key={id}
              title={title === undefined || title === '' ? name : `${name}, ${title}`}
              detail={
                <>
                  <Link href={`mailto:${email}`}>{email}</Link>
                  {phone !== undefined && phone !== '' && (
                    <>
                      {' · '}
                      <Link href={`tel:${phone}`}>{phone}</Link>
                    </>
                  )}
                </>
              }
            />
          ))}
        </Lines>
      )}
    </PagedSection>
  );
}

/** Each decision with what was known when it was made; it stays, whatever is asked later. */
export function Decisions({ clientId, contractorId }: PairProps) {
  const { firestore } = useBackend();
  return (
    <PagedSection
      title="Decisions"
      description="With what was known at that moment. A decision never changes, whatever is required later."
      all={decisionsOfPairQuery(firestore, clientId, contractorId)}
      size={SHOWN}
      empty={none('No decision yet.')}
    >
      {(items) => (
        <Lines>
          {items.map((one) => {
            const { overall, readinessPct, items: judged } = one.result;
            const open = judged.filter(({ status }) => status === 'non_compliant');
            const by = one.firstByName === undefined ? '' : `${one.firstByName} and `;
            return (
              <Line
                key={one.id}
                title={`${KEPT_DECISION_LABELS[one.action]} on ${formatDate(one.decidedAt)} by ${by}${one.decidedByName}`}
                detail={[
                  `Stood at: ${STATUS_LABELS[overall]}${readinessPct === null ? '' : `, ${readinessPct}% met`}.`,
                  ...(one.requirementVersion === undefined
                    ? []
                    : [`Requirements version ${one.requirementVersion}.`]),
                  ...(open.length === 0
                    ? []
                    : [`Open: ${open.map(({ key }) => itemTitle(key)).join('; ')}.`]),
                  ...(one.varianceKeys.length === 0
                    ? []
                    : [`Variances granted: ${one.varianceKeys.map((key) => itemTitle(key)).join('; ')}.`]),
                  ...(one.conditions === undefined ? [] : [`Conditions: ${one.conditions}`]),
                  ...(one.endOn === undefined ? [] : [`Until ${formatDate(one.endOn)}.`]),
                  ...(one.reason === undefined ? [] : [`Reason: ${one.reason}`]),
                ].join(' ')}
              />
            );
          })}
        </Lines>
      )}
    </PagedSection>
  );
}

/** Who of the contractor works for the client. */
export function PeopleOnSite({ clientId, contractorId }: PairProps) {
  const { firestore } = useBackend();
  return (
    <PagedSection
      title="People on site"
      all={assignmentsOfClientQuery(firestore, clientId, contractorId)}
      size={SHOWN}
      empty={none('Nobody is assigned to you yet.')}
    >
      {(items) => (
        <Lines>
          {items.map(({ staffId, name, jobRole, sites, from, to }) => (
            <Line
              key={staffId}
              title={`${name}, ${jobRole}`}
              detail={`${sites.length === 0 ? 'All sites' : sites.join(', ')}. From ${formatDate(from)}${to === undefined ? '' : ` to ${formatDate(to)}`}.`}
            />
          ))}
        </Lines>
      )}
    </PagedSection>
  );
}

/** What colleagues wrote about the contractor. */
export function Notes({ clientId, contractorId }: PairProps) {
  const { firestore } = useBackend();
  return (
    <PagedSection
      title="Notes"
      counted="notes"
      all={notesOfClientQuery(firestore, clientId, contractorId)}
      size={SHOWN}
      empty={none('No notes about this contractor yet.')}
    >
      {(items) => (
        <Lines>
          {items.map(({ id, body, category, record }) => (
            <Line
              key={id}
              title={body}
              detail={`${humanizeCode(category)}${record.createdAt === undefined ? '' : `, ${formatDate(record.createdAt)}`}`}
            />
          ))}
        </Lines>
      )}
    </PagedSection>
  );
}

/** Everything that happened between the two companies, the newest on top. */
export function Timeline({ clientId, contractorId }: PairProps) {
  const { firestore } = useBackend();
  return (
    <PagedSection
      title="Timeline"
      description="The newest on top."
      all={auditQuery(firestore, { clientId, contractorId })}
      size={EVENTS}
      empty={none('Nothing has happened yet.')}
    >
      {(events) => <AuditList events={events} />}
    </PagedSection>
  );
}
