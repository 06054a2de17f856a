import type { LiveState, Standing } from '@vcms/data';
import { counted } from '@vcms/domain';
import { CountRows, LiveSection } from '@vcms/kits';
import { Link, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { clientPath } from './client-paths.ts';
import { type TopReason, topReasons } from './top-reasons.ts';
import { WORST_READ } from './use-worst-standings.ts';

const SHOWN = 5;

/** Whose gaps are counted; nothing where nobody has one. */
function among(standings: readonly Standing[]): string | undefined {
  const failing = standings.filter(({ overall }) => overall === 'non_compliant').length;
  if (failing === 0) return undefined;
  const first = failing === WORST_READ ? 'the first ' : '';
  return `Among ${first}${counted(failing, 'non-compliant contractor')}`;
}

function ReasonName({ reason, role }: { readonly reason: TopReason; readonly role: string }) {
  const to = clientPath(role, reason.key);
  if (to === undefined) return <Text>{reason.title}</Text>;
  return (
    <Link asChild minW="0">
      <RouterLink to={to}>{reason.title}</RouterLink>
    </Link>
  );
}

export interface ReasonsSectionProps {
  readonly state: LiveState<Standing>;
  readonly role: string;
}

/** What most contractors do not meet, each with the page where it is seen to. */
export function ReasonsSection({ state, role }: ReasonsSectionProps) {
  const none = <Text color="fg.muted">None.</Text>;
  const description = state.kind === 'ready' ? among(state.items) : undefined;
  return (
    <LiveSection
      isDense
      title="Most frequent gaps"
      description={description}
      rows={5}
      state={state}
      empty={none}
    >
      {(standings) => {
        const reasons = topReasons(standings, SHOWN);
        if (reasons.length === 0) return none;
        return (
          <CountRows
            rows={reasons.map((reason) => ({
              key: reason.key,
              label: <ReasonName reason={reason} role={role} />,
              count: reason.count,
            }))}
          />
        );
      }}
    </LiveSection>
  );
}
