import { describe, expect, test } from 'vitest';
import { decideWith, documentAt, firestoreRules, getRequest, probe } from './rules-probe.ts';
import { compileRules } from './ruleset.ts';

const repeat = (text: string, times: number, by: string): string =>
  Array.from({ length: times }, () => text).join(by);

function kindOf(body: string): string | undefined {
  const verdict = decideWith(firestoreRules(body), getRequest('notes/a'));
  return verdict.allowed ? 'allowed' : verdict.denials[0]?.kind;
}

describe('what is too much', () => {
  test('one thousand expressions are evaluated, not more', () => {
    expect(kindOf(`match /notes/{id} { allow get: if ${repeat('1 == 1', 450, ' && ')}; }`)).toBe('allowed');
    expect(kindOf(`match /notes/{id} { allow get: if ${repeat('1 == 1', 900, ' && ')}; }`)).toBe('limit');
  });

  test('no rule can catch it', () => {
    const many = repeat('1 == 1', 900, ' && ');

    expect(kindOf(`match /notes/{id} { allow get: if true || ${many}; }`)).toBe('allowed');
    expect(kindOf(`match /notes/{id} { allow get: if ${many} || true; }`)).toBe('limit');
  });

  test('functions that call one another in many ways end', () => {
    const layers = Array.from({ length: 20 }, (_, n) => {
      const next = n === 19 ? 'true' : `f${n + 1}() && f${n + 1}()`;
      return `function f${n}() { return ${next}; }`;
    });

    expect(kindOf(`${layers.join('\n')} match /notes/{id} { allow get: if f0(); }`)).toBe('limit');
  });

  test('a string that doubles for ever ends', () => {
    const lets = Array.from({ length: 9 }, (_, n) => `let s${n + 1} = s${n} + s${n};`).join(' ');
    const functions = Array.from({ length: 10 }, (_, n) => {
      const result = n === 9 ? 's9' : `f${n + 1}(s9)`;
      return `function f${n}(s0) { ${lets} return ${result}; }`;
    });
    const body = `${functions.join('\n')} match /notes/{id} { allow get: if f0('xxxxxxxx').size() > 0; }`;

    expect(kindOf(body)).toBe('error');
  });

  test('long chains of members end', () => {
    const functions = Array.from({ length: 20 }, (_, n) => {
      const next = n === 19 ? 'request' : `f${n + 1}()`;
      return `function f${n}() { return ${next}${'.auth'.repeat(900)}; }`;
    });

    expect(kindOf(`${functions.join('\n')} match /notes/{id} { allow get: if f0() == 1; }`)).toBe('limit');
  });
});

describe('deep nesting does not compile', () => {
  test.each<readonly [string, string]>([
    ['brackets', `${'('.repeat(50_000)}true${')'.repeat(50_000)}`],
    ['lists', `${'['.repeat(50_000)}${']'.repeat(50_000)} == []`],
    ['maps', `${"{'a': ".repeat(10_000)}1${'}'.repeat(10_000)} == 1`],
    ['negations', `${'!'.repeat(50_000)}true`],
    ['signs', `${'- '.repeat(50_000)}1 == 1`],
    ['choices', `${'true ? true : '.repeat(10_000)}true`],
    ['operators', repeat('true', 20_000, ' && ')],
    ['members', `request${'.a'.repeat(50_000)} == 1`],
    ['positions', `request${'[0]'.repeat(50_000)} == 1`],
    ['calls', `${'int('.repeat(20_000)}1${')'.repeat(20_000)} == 1`],
    ['paths', `${'/a/$('.repeat(10_000)}'x'${')'.repeat(10_000)} == 1`],
    ['open brackets', '('.repeat(100_000)],
  ])('%s', (_, condition) => {
    expect(probe(condition)).toBe('compile-error');
  });

  test('blocks', () => {
    expect(compileRules(`service cloud.firestore { ${'match /a { '.repeat(20_000)}`).ok).toBe(false);
  });
});

describe('patterns take time in proportion to the text', () => {
  test.each<readonly [string, string]>([
    ['(a+)+b', 'a'],
    ['(a|a)*b', 'a'],
    ['(a|aa)+b', 'a'],
    ['(.*)*x', 'a'],
    ['(a*)*(a*)*(a*)*b', 'a'],
  ])('%s', (pattern, letter) => {
    const resource = documentAt('notes/a', { text: { stringValue: letter.repeat(50_000) } });
    const rules = firestoreRules(
      `match /notes/{id} { allow get: if resource.data.text.matches('${pattern}'); }`,
    );

    expect(decideWith(rules, getRequest('notes/a', { resource })).denials[0]?.kind).toBe('false');
  });

  test('a pattern from the request is compiled once and may be wrong', () => {
    const rules = firestoreRules('match /notes/{id} { allow get: if "x".matches(resource.data.text); }');
    const kinds = ['x', '(', '(?=x)', 'x'.repeat(20_000)].map((stringValue) => {
      const resource = documentAt('notes/a', { text: { stringValue } });
      const { allowed, denials } = decideWith(rules, getRequest('notes/a', { resource }));
      return allowed ? 'allowed' : denials[0]?.kind;
    });

    expect(kinds).toEqual(['allowed', 'error', 'error', 'error']);
  });

  test('a costly pattern on a long text is refused', () => {
    const resource = documentAt('notes/a', { text: { stringValue: 'a'.repeat(1_000_000) } });
    const rules = firestoreRules(
      'match /notes/{id} { allow get: if resource.data.text.matches("(a{1,500}){1,2}"); }',
    );

    expect(decideWith(rules, getRequest('notes/a', { resource })).denials[0]?.kind).toBe('error');
  });
});

test('values nested thousands of levels deep deny', () => {
  let value: object = { integerValue: '1' };
  for (let level = 0; level < 100_000; level += 1) {
    value = { arrayValue: { values: [value] } };
  }
  const resource = documentAt('notes/a', { deep: value });
  const rules = firestoreRules('match /notes/{id} { allow get: if resource.data.deep != 1; }');

  expect(decideWith(rules, getRequest('notes/a', { resource })).denials[0]?.kind).toBe('limit');
});

describe('malformed rules never open access', () => {
  const GOOD = firestoreRules(`function owner(id) { let uid = request.auth.uid; return uid == id; }
    match /notes/{id} { allow get: if request.auth != null && (owner(id) || id in ['x', 'y']) && !(id == 'z'); }`);

  test('whatever single character is missing', () => {
    const opened: number[] = [];
    for (let index = 0; index < GOOD.length; index += 1) {
      const result = compileRules(GOOD.slice(0, index) + GOOD.slice(index + 1));
      if (result.ok && decideWith(result.ruleset.source, getRequest('notes/a')).allowed) {
        opened.push(index);
      }
    }

    expect(opened).toEqual([]);
  });

  test('wherever the text ends', () => {
    const cut = Array.from({ length: GOOD.length - 1 }, (_, index) => compileRules(GOOD.slice(0, index)));

    expect(cut.filter((result) => result.ok && result.ruleset.tree.services.length > 0)).toEqual([]);
  });
});
