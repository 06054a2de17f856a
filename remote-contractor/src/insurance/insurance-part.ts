import type { CalendarDate, ClientLine } from '@vcms/domain';
import type { InsuranceDossier } from '@vcms/insurance/policy-editor';
import type { ComponentType, ReactNode } from 'react';

export interface InsuranceFrameProps {
  readonly today: CalendarDate;
  readonly children: ReactNode;
}

/** What another line adds to the page. */
export interface InsurancePart {
  /** Around the sections: opens what its actions ask for. */
  readonly Frame: ComponentType<InsuranceFrameProps>;
  /** Below a client for whom a line is not met. */
  readonly ClientAction: ComponentType<{ readonly client: ClientLine }>;
  /** Below the lines. */
  readonly Section: ComponentType<{ readonly file: InsuranceDossier }>;
}
