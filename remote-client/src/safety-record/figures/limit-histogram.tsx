import type { LiveState, Standing } from '@vcms/data';
import { FailurePanel } from '@vcms/kits';
import { Box, Button, LoadingBlock, Text } from '@vcms/ui';
import { useMemo, useRef, useState } from 'react';
import { Axis } from './axis.tsx';
import { Columns } from './columns.tsx';
import { type Figures, figuresOf, histogramOf, isAbove, type Measure } from './figures.ts';
import { FiguresTable } from './figures-table.tsx';
import { LimitLine } from './limit-line.tsx';

export interface LimitHistogramProps {
  readonly measure: Measure;
  /** "TRIR". */
  readonly name: string;
  readonly standings: LiveState<Standing>;
  /** undefined: there is no single limit, so there is no line. */
  readonly limit: number | undefined;
  readonly min: number;
  readonly max: number;
  /** Where the axis begins at the latest, and how far it reaches at least. */
  readonly axis: { readonly from: number; readonly reach: number };
  /** How far an arrow key moves the line. */
  readonly step: number;
  /** The group of industries whose contractors these are, by its name; absent: those under the limit for all. */
  readonly of?: string;
  /** What the line does not say. */
  readonly note?: string;
  readonly onChange: (limit: number) => void;
}

function contractors(count: number): string {
  return count === 1 ? '1 contractor' : `${count} contractors`;
}

function summary({ shown, without }: Figures, limit: number | undefined): string {
  const none = without === 0 ? '' : ` ${contractors(without)} ${without === 1 ? 'has' : 'have'} no figure.`;
  if (limit === undefined) return `${contractors(shown.length)} with a figure today.${none}`;
  const above = shown.filter((figure) => isAbove(figure, limit)).length;
  return `${above} of ${contractors(shown.length)} ${above === 1 ? 'is' : 'are'} above ${limit.toFixed(2)} today.${none}`;
}

/** Where today's contractors stand, with the limit across: it can be dragged, and whoever is beyond it is named. */
export function LimitHistogram(props: LimitHistogramProps) {
  const { standings } = props;
  if (standings.kind === 'loading')
    return <LoadingBlock label={`Loading figures of ${props.name}`} rows={3} />;
  if (standings.kind === 'failed') {
    return <FailurePanel failure={standings.failure} retry={standings.retry} />;
  }
  return <Ready {...props} items={standings.items} />;
}

function Ready(props: LimitHistogramProps & { readonly items: readonly Standing[] }) {
  const { measure, name, of, items, limit, min, max, axis, step, note, onChange } = props;
  const title = of === undefined ? name : `${name}, ${of}`;
  const [isOpen, setOpen] = useState(false);
  const plot = useRef<HTMLDivElement>(null);
  const figures = useMemo(() => figuresOf(items, measure), [items, measure]);
  const { shown } = figures;
  if (shown.length === 0) {
    return (
      <Text mt="3" textStyle="sm" color="fg.muted">
        {of === undefined
          ? `No contractor has a figure yet. Figures appear here once ${name} is limited and logs or letters are on file.`
          : 'No contractor of this group has a figure today.'}
      </Text>
    );
  }
  const lowest = Math.min(axis.from, limit ?? axis.from, ...shown.map(({ value }) => value));
  const histogram = histogramOf(shown, lowest, Math.max(axis.reach, limit ?? 0));
  const words = summary(figures, limit);
  return (
    <Box mt="4">
      <Text textStyle="sm" fontWeight="medium">
        {words}
      </Text>
      {note !== undefined && (
        <Text textStyle="sm" color="fg.muted">
          {note}
        </Text>
      )}
      <Box ref={plot} position="relative" height="150px" mt="3">
        <Columns histogram={histogram} label={`Contractors by ${title}`} limit={limit} />
        {limit !== undefined && (
          <LimitLine
            {...{ plot, min, max, step, onChange }}
            label={`${name} limit${of === undefined ? '' : ` of ${of}`}`}
            value={limit}
            valueText={`${limit.toFixed(2)}. ${words}`}
            from={histogram.from}
            to={histogram.to}
          />
        )}
      </Box>
      <Axis histogram={histogram} />
      <Button mt="2" size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide contractors' : 'Show contractors'}
      </Button>
      {isOpen && <FiguresTable {...{ name, title }} figures={shown} limit={limit} />}
    </Box>
  );
}
