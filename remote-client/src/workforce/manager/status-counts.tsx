import { lastJudgedQuery, useCounts, useLiveQuery } from '@vcms/data';
import { PERSON_STATUSES } from '@vcms/domain';
import { changeToken } from '@vcms/kits/standing';
import { useBackend } from '@vcms/sdk';
import { Button, Flex } from '@vcms/ui';
import { useSearchParams } from 'react-router-dom';
import { STATUSES, statusIn, statusQueries } from './person-status.ts';

/** How many people have papers of each status today, within the other filters; a press filters by it, another one shows all. */
export function StatusCounts({ clientId }: { readonly clientId: string }) {
  const { firestore } = useBackend();
  const [params, setParams] = useSearchParams();
  const judged = changeToken(useLiveQuery(lastJudgedQuery(firestore, { clientId })));
  const counts = useCounts(statusQueries(firestore, clientId, params), judged);
  const chosen = statusIn(params);

  function toggle(status: string): void {
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const name of ['page', 'after', 'before']) next.delete(name);
      if (status === chosen) next.delete('status');
      else next.set('status', status);
      return next;
    });
  }

  return (
    <Flex
      as="section"
      aria-label="People by their papers today"
      aria-busy={counts.kind === 'loading'}
      gap="2"
      wrap="wrap"
    >
      {PERSON_STATUSES.map((status) => (
        <Button
          key={status}
          size="sm"
          variant={status === chosen ? 'solid' : 'outline'}
          aria-pressed={status === chosen}
          onClick={() => toggle(status)}
        >
          {STATUSES[status]}
          {counts.kind === 'ready' && ` ${counts.counts[status].toLocaleString('en-US')}`}
        </Button>
      ))}
    </Flex>
  );
}
