import type { Standing } from '@vcms/data';
import type { CalendarDate } from '@vcms/domain';
import { type ComponentType, Suspense } from 'react';
import * as parts from '../parts/why.ts';

export interface WhyPartProps {
  readonly standing: Pick<Standing, 'clientId' | 'items'>;
  readonly clientName: string;
  readonly today: CalendarDate;
}

const PARTS: Readonly<Record<string, ComponentType<WhyPartProps>>> = parts;

/** What can be done about an answer, line by line. */
export function WhyParts(props: WhyPartProps) {
  return Object.entries(PARTS).map(([line, Part]) => (
    <Suspense key={line}>
      <Part {...props} />
    </Suspense>
  ));
}
