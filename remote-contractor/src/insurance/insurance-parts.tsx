import type { CalendarDate, ClientLine } from '@vcms/domain';
import type { InsuranceDossier } from '@vcms/insurance/policy-editor';
import type { ComponentType, ReactNode } from 'react';
import * as parts from '../parts/insurance.ts';

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

const BY_LINE: Readonly<Record<string, InsurancePart>> = parts;
const PARTS = Object.entries(BY_LINE);

export function PartFrames({ today, children }: InsuranceFrameProps) {
  return PARTS.reduce<ReactNode>(
    (inner, [line, { Frame }]) => (
      <Frame key={line} today={today}>
        {inner}
      </Frame>
    ),
    children,
  );
}

export function ClientActions({ client }: { readonly client: ClientLine }) {
  return PARTS.map(([line, { ClientAction }]) => <ClientAction key={line} client={client} />);
}

export function PartSections({ file }: { readonly file: InsuranceDossier }) {
  return PARTS.map(([line, { Section }]) => <Section key={line} file={file} />);
}
