import { ENGAGEMENT_STATE_LABELS, ENGAGEMENT_STATES, type Engagement } from '@vcms/domain';
import { Button, Flex, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CLIENTS_STATE } from '../../home/contractor-paths.ts';

export interface NarrowedClientsProps {
  readonly items: readonly Engagement[];
  readonly children: (shown: readonly Engagement[]) => ReactNode;
}

/** The clients in the state that a tile of the home leads to, with the way back to all. */
export function NarrowedClients({ items, children }: NarrowedClientsProps) {
  const [params, setParams] = useSearchParams();
  const asked = ENGAGEMENT_STATES.find((state) => state === params.get(CLIENTS_STATE));
  if (asked === undefined) return children(items);
  const shown = items.filter(({ state }) => state === asked);
  function showAll(): void {
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.delete(CLIENTS_STATE);
      return next;
    });
  }
  return (
    <>
      <Flex wrap="wrap" gap="3" align="center" mb="3">
        <Text role="status">
          {ENGAGEMENT_STATE_LABELS[asked]}: {shown.length} of {items.length}
        </Text>
        <Button size="sm" variant="outline" onClick={showAll}>
          Show all clients
        </Button>
      </Flex>
      {children(shown)}
    </>
  );
}
