import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberMark, usedUp } from './shared-limit.ts';

const LIMIT = { count: 40, ofOne: 25 };

const marksOf = (uid: string, count: number) =>
  Array.from({ length: count }, (_, at) => memberMark(uid, `${uid}-${at}`));

describe('the part of one person', () => {
  it('is all that this person takes of what the company may, however much came before the pause', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(LIMIT.count - LIMIT.ofOne - 1), (own, others) => {
        const marks = [...marksOf('one', own), ...marksOf('other', others)];

        expect(usedUp(marks, LIMIT, 'other')).toBe('nobody');
        expect(usedUp(marks, LIMIT, 'one')).toBe(own < LIMIT.ofOne ? 'nobody' : 'person');
      }),
    );
  });

  it('ends with the company’s, whoever used that up, in any order', () => {
    const people = fc.array(fc.nat(30), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(people, fc.nat(60), fc.infiniteStream(fc.nat()), (each, nobodys, numbers) => {
        const marks = [...each.flatMap((count, at) => marksOf(`p${at}`, count)), ...marksOf('', nobodys)];
        const shuffled = marks.map((mark) => [numbers.next().value, mark] as const).sort(([a], [b]) => a - b);
        const parts = each.reduce((sum, count) => sum + Math.min(count, LIMIT.ofOne), nobodys);
        const found = usedUp(
          shuffled.map(([, mark]) => mark),
          LIMIT,
          'p0',
        );

        const alone = (each[0] ?? 0) >= LIMIT.ofOne ? 'person' : 'nobody';
        expect(found).toBe(parts >= LIMIT.count ? 'company' : alone);
      }),
    );
  });

  it('is nobody’s where a counter does not say who it was, as those of before', () => {
    expect(usedUp(marksOf('', LIMIT.ofOne), LIMIT, '')).toBe('nobody');
    expect(usedUp(['abcdefghijkl', 'mnopqrstuvwx'], { count: 2, ofOne: 1 }, 'one')).toBe('company');
  });
});
