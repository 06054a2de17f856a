import { Skeleton, StatCard, type StatCardProps, VisuallyHidden } from '@vcms/ui';
import type { Figure } from './figure.ts';

export interface FigureCardProps extends Omit<StatCardProps, 'value'> {
  readonly figure: Figure;
}

function FigureValue({ figure }: { readonly figure: Figure }) {
  if (figure.kind === 'ready') return `${figure.value.toLocaleString('en-US')}${figure.isMore ? '+' : ''}`;
  if (figure.kind === 'failed') return '–';
  return (
    <>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton as="span" display="block" height="2.1rem" width="4rem" borderRadius="md" aria-hidden />
    </>
  );
}

/** A figure with its loading and failed looks. */
export function FigureCard({ figure, hint, ...card }: FigureCardProps) {
  const shownHint = figure.kind === 'failed' ? figure.failure.message : hint;
  return <StatCard {...card} value={<FigureValue figure={figure} />} hint={shownHint} />;
}
