import { expect, it } from 'vitest';
import { versionToSave } from './version-to-save.ts';

interface Record {
  readonly naics: string;
  readonly trades: readonly string[];
  readonly version: number;
}

const BEGUN: Record = { naics: '238160', trades: ['roofing'], version: 1 };
const naicsOf = ({ naics }: Record) => ({ naics });

it('what another form of the page saved is no conflict', () => {
  const now = { ...BEGUN, trades: ['roofing', 'welding'], version: 2 };

  expect(versionToSave(BEGUN, now, naicsOf)).toBe(now);
});

it('what somebody else wrote into the same field stays a conflict', () => {
  expect(versionToSave(BEGUN, { ...BEGUN, naics: '238120', version: 2 }, naicsOf)).toBe(BEGUN);
});
