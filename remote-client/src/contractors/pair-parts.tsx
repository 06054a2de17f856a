import type { CalendarDate } from '@vcms/domain';
import type { ComponentType } from 'react';
import * as parts from '../parts/contractor-record.ts';
import type { PairProps } from './record-lines.tsx';

export interface PairPartProps extends PairProps {
  readonly today: CalendarDate;
}

const PARTS: Readonly<Record<string, ComponentType<PairPartProps>>> = parts;

/** What lines say of a contractor and its client, each in a section of its own. */
export function PairParts(props: PairPartProps) {
  return Object.entries(PARTS).map(([line, Part]) => <Part key={line} {...props} />);
}
