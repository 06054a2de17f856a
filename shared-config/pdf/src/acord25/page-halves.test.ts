import { describe, expect, it } from 'vitest';
import type { PlacedText } from '../source/page-source.ts';
import { values } from '../test-support/read-sample.ts';
import { samplePage } from '../test-support/sample-form.ts';
import { FORM } from '../test-support/sample-rows.ts';
import { certificateKey } from './certificate.ts';
import { readAcord25 } from './read-acord25.ts';

/** Two letter pages beside each other on one, as a printer makes them smaller. */
const SCALE = 0.64;
const HALF = 396;

function small(item: PlacedText, from: number): PlacedText {
  const [x, y, width, height] = [item.x, item.y, item.width, item.height].map((length) => length * SCALE);
  return { ...item, x: (x ?? 0) + from, y: y ?? 0, width: width ?? 0, height: height ?? 0 };
}

const OTHER = {
  ...FORM,
  holder: 'City of Abilene',
  rows: FORM.rows.map((row, at) => (at === 0 ? { ...row, number: 'GL-9000' } : row)),
};

function sheet(left: typeof FORM, right: typeof FORM) {
  const on = (form: typeof FORM, from: number) => samplePage(form).items.map((item) => small(item, from));
  return { page: 1, items: [...on(left, 0), ...on(right, HALF)] };
}

describe('two certificates on one sheet', () => {
  it('are read as two, each with what it says', () => {
    const first = readAcord25([sheet(FORM, OTHER)]);
    const [second, third] = first?.others ?? [];
    expect([first, second].map((one) => one && certificateKey(one))).toEqual(['1 left', '1 right']);
    expect(third).toBeUndefined();
    const alone = readAcord25([samplePage(FORM)]);
    expect(values(first ?? {})).toMatchObject({ holder: FORM.holder, namedInsured: FORM.insured });
    expect(first?.lines.map((line) => ({ ...values(line), limits: values(line.limits) }))).toEqual(
      alone?.lines.map((line) => ({ ...values(line), limits: values(line.limits) })),
    );
    expect(second?.lines[0]?.policyNumber?.value).toBe('GL-9000');
    expect(second?.holder?.value).toBe('City of Abilene');
  });

  it('show each value where it stands on the sheet', () => {
    const page = sheet(FORM, OTHER);
    const item = page.items.find(({ text }) => text === 'City of Abilene');
    const place = readAcord25([page])?.others?.[0]?.holder?.place;
    expect([place?.page, place?.x]).toEqual([1, expect.closeTo(item?.x ?? 0, 1)]);
    expect(place?.y).toBeCloseTo(item?.y ?? 0, 1);
  });

  it('count once where both say the same', () => {
    const certificate = readAcord25([sheet(FORM, FORM)]);
    expect(certificate?.others).toBeUndefined();
    expect(certificate?.lines.length).toBeGreaterThan(0);
  });
});
