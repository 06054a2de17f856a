import type { ClientLine } from '@vcms/domain';
import type { InsuranceDossier } from '@vcms/insurance/policy-editor';
import type { ReactNode } from 'react';
import * as parts from '../parts/insurance.ts';
import type { InsuranceFrameProps, InsurancePart } from './insurance-part.ts';

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
