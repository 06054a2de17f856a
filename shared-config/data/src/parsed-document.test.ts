import { describe, expect, it } from 'vitest';
import { type FieldReader, parseDocument } from './parsed-document.ts';

const timestamp = { toDate: () => new Date('2026-11-21T10:00:00Z') };

function build(fields: FieldReader) {
  return {
    name: fields.text('name'),
    nick: fields.optionalText('nick'),
    tags: fields.texts('tags'),
    open: fields.flag('open'),
    count: fields.optionalNumber('count'),
    at: fields.time('at'),
    state: fields.oneOf('state', ['on', 'off'] as const),
    mode: fields.optionalOneOf('mode', ['a', 'b'] as const),
    inner: fields.map('inner').flag('deep'),
  };
}

const good = {
  name: 'Brightline Electric',
  tags: ['electrical'],
  open: false,
  at: timestamp,
  state: 'off',
  inner: { deep: true },
};

describe('parseDocument', () => {
  it('builds the entity when every field has its type', () => {
    expect(parseDocument('c1', { ...good, nick: 'B', count: 3, mode: 'b' }, build)).toEqual({
      ok: true,
      value: {
        name: 'Brightline Electric',
        nick: 'B',
        tags: ['electrical'],
        open: false,
        count: 3,
        at: new Date('2026-11-21T10:00:00Z'),
        state: 'off',
        mode: 'b',
        inner: true,
      },
    });
  });

  it('takes an absent or null optional field as absent', () => {
    const parsed = parseDocument('c1', { ...good, nick: null }, build);

    expect(parsed.ok && parsed.value.nick).toBeUndefined();
    expect(parsed.ok && parsed.value.count).toBeUndefined();
  });

  it('keeps unknown extra fields silent', () => {
    expect(parseDocument('c1', { ...good, later: 1 }, build).ok).toBe(true);
  });

  it.each([
    ['name', 5, 'name is not a text'],
    ['nick', 5, 'nick is not a text'],
    ['tags', ['a', 1], 'tags is not a list of texts'],
    ['open', 'yes', 'open is not true or false'],
    ['count', '3', 'count is not a number'],
    ['at', '2026-11-21', 'at is not a timestamp'],
    ['state', 'maybe', 'state is none of on, off'],
    ['inner', 'deep', 'inner is not a map'],
  ])('refuses a wrong %s and names it', (field, value, problem) => {
    const parsed = parseDocument('c1', { ...good, [field]: value }, build);

    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.id).toBe('c1');
    expect(!parsed.ok && parsed.problems).toContain(problem);
  });

  it('names every wrong field of a document', () => {
    const parsed = parseDocument('c1', {}, build);

    expect(!parsed.ok && parsed.problems.length).toBeGreaterThanOrEqual(6);
  });

  it.each([undefined, null, 'text', [1]])('refuses %j, which is no document', (data) => {
    expect(parseDocument('c1', data, build).ok).toBe(false);
  });
});

describe('what stands inside a document', () => {
  const buildList = (fields: FieldReader) => ({
    steps: fields
      .maps('steps')
      .map((step) => ({ key: step.text('key'), value: step.optionalScalar('value') })),
  });

  it('is read as a list of maps; an absent list is empty', () => {
    const steps = [{ key: 'a', value: 5 }, { key: 'b', value: false }, { key: 'c' }];

    expect(parseDocument('s1', { steps }, buildList)).toEqual({
      ok: true,
      value: { steps: [steps[0], steps[1], { key: 'c', value: undefined }] },
    });
    expect(parseDocument('s1', {}, buildList)).toEqual({ ok: true, value: { steps: [] } });
  });

  it('is refused when an entry or a value has another type', () => {
    expect(parseDocument('s1', { steps: ['a'] }, buildList)).toMatchObject({ ok: false });
    expect(parseDocument('s1', { steps: [{ key: 'a', value: {} }] }, buildList)).toMatchObject({
      problems: ['value is not a text, number or truth value'],
    });
  });
});
