import { ASSIGNMENT_SIGHT_DAYS, firstDayInSight, isCalendarDate } from '@vcms/domain';
import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { Button, Field, Flex, Input, LoadingBlock, PageHeading } from '@vcms/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { GateDevice } from './gate-list/device.ts';
import { GateListButton } from './gate-list/gate-list-button.tsx';
import { CrewMatrix } from './manager/crew-matrix.tsx';
import { PersonView } from './manager/person-view.tsx';
import { StatusCounts } from './manager/status-counts.tsx';
import { type OwnTerms, useOwnTerms } from './manager/use-own-terms.ts';

const TITLE = 'Workforce Manager';
const PURPOSE = 'People your contractors have assigned to you, and who is ready for your sites.';

function realNow(): Date {
  return new Date();
}

export interface WorkManagerPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
  /** Where the gate list is kept; another one in tests. */
  readonly device?: GateDevice;
}

interface BodyProps {
  readonly terms: OwnTerms;
  readonly now: () => Date;
  readonly device: GateDevice | undefined;
}

function Body({ terms, now, device }: BodyProps) {
  const [params, setParams] = useSearchParams();
  const [asked, open] = [params.get('on') ?? '', params.get('open')];
  // Of days before it the list would leave out whoever is gone.
  const first = firstDayInSight(terms.today);
  const isShown = (day: string) => isCalendarDate(day) && day >= first;
  const asOf = isShown(asked) ? asked : terms.today;

  function showOn(day: string): void {
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (isShown(day) && day !== terms.today) next.set('on', day);
      else next.delete('on');
      return next;
    });
  }

  if (open !== null && /^[^/]{1,200}$/.test(open)) {
    return <PersonView key={open} staffId={open} {...{ terms, asOf, now }} />;
  }
  return (
    <>
      <PageHeading
        title={TITLE}
        description={PURPOSE}
        actions={
          <>
            <Button asChild size="sm" variant="outline">
              <RouterLink to="/work-manager/review">Documents to review</RouterLink>
            </Button>
            <GateListButton {...{ terms, now, device }} site={params.get('site') ?? ''} />
          </>
        }
      />
      <Flex gap="3" mb="4" align="flex-end" wrap="wrap">
        <Field.Root w="auto">
          <Field.Label>Ready on</Field.Label>
          <Input
            type="date"
            size="sm"
            min={first}
            value={asOf}
            onChange={({ currentTarget }) => showOn(currentTarget.value)}
          />
          <Field.HelperText>Up to {ASSIGNMENT_SIGHT_DAYS} days back.</Field.HelperText>
        </Field.Root>
        {asOf !== terms.today && (
          <Button size="sm" variant="outline" onClick={() => showOn(terms.today)}>
            Today
          </Button>
        )}
        {asOf === terms.today && <StatusCounts clientId={terms.clientId} />}
      </Flex>
      <CrewMatrix {...{ terms, asOf, now }} />
    </>
  );
}

/** `/work-manager`: who of the contractors' people is ready, document by document, on a day (domain 4.5). */
export function WorkManagerPage({ now = realNow, device }: WorkManagerPageProps) {
  const state = useKeepPreviousData(useOwnTerms(now));
  if (state.kind === 'ready') return <Body {...{ now, device }} terms={state.terms} />;
  return (
    <>
      <PageHeading title={TITLE} description={PURPOSE} />
      {state.kind === 'loading' ? (
        <LoadingBlock label="Loading the workforce" rows={8} />
      ) : (
        <FailurePanel failure={state.failure} retry={state.retry} />
      )}
    </>
  );
}
