import { ErrorPanel, LoadingBlock } from '@vcms/ui';
import { useReducer } from 'react';
import { usePartOnDemand } from '../../store/use-part-on-demand.ts';
import type { ReleaseHealthSectionProps } from './release-health-section.tsx';

const load = () => import(/* webpackChunkName: "release-health" */ './release-health-section.tsx');

/** The figures of the status page, whose code comes when somebody opens it. */
export function ReleaseHealthPart(props: ReleaseHealthSectionProps) {
  const [hasFailed, turn] = useReducer((before: boolean) => !before, false);
  const code = usePartOnDemand(!hasFailed, load, turn);
  if (code !== undefined) return <code.ReleaseHealthSection {...props} />;
  if (!hasFailed) return <LoadingBlock />;
  return (
    <ErrorPanel
      title="The figures could not be loaded"
      description="Check your connection, then try again."
      onRetry={turn}
    />
  );
}
