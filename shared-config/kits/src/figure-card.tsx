import { Link, Skeleton, StatCard, type StatCardProps, VisuallyHidden } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import type { Figure } from './figure.ts';

export interface FigureCardProps extends Omit<StatCardProps, 'title' | 'value'> {
  readonly figure: Figure;
  /** The list that is counted, narrowed to what is counted; a press anywhere on the card leads there. */
  readonly to?: string;
}

/** The card's name as a link whose area is the card. */
function CardLink({ label, to }: { readonly label: string; readonly to: string }) {
  return (
    <Link asChild color="inherit" _before={{ content: '""', position: 'absolute', inset: '0' }}>
      <RouterLink to={to}>{label}</RouterLink>
    </Link>
  );
}

function FigureValue({ figure }: { readonly figure: Figure }) {
  if (figure.kind === 'ready') return `${figure.value.toLocaleString('en-US')}${figure.isMore ? '+' : ''}`;
  if (figure.kind === 'failed') return '–';
  return (
    <>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton as="span" display="block" height="1.2em" width="4rem" borderRadius="md" aria-hidden />
    </>
  );
}

/** A figure with its loading and failed looks. */
export function FigureCard({ figure, hint, to, ...card }: FigureCardProps) {
  const shownHint = figure.kind === 'failed' ? figure.failure.message : hint;
  return (
    <StatCard
      {...card}
      title={to === undefined ? card.label : <CardLink label={card.label} to={to} />}
      value={<FigureValue figure={figure} />}
      hint={shownHint}
    />
  );
}
