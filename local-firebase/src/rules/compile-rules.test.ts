import { describe, expect, test } from 'vitest';
import { firestoreRules } from './rules-probe.ts';
import { type CompileResult, compileRules } from './ruleset.ts';

function messages(result: CompileResult): readonly string[] {
  return result.ok ? [] : result.errors.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

function warnings(body: string): readonly string[] {
  const result = compileRules(firestoreRules(body));
  return result.ok
    ? result.warnings.map(({ line, column, message }) => `${line}:${column} ${message}`)
    : ['error'];
}

const inBlock = (text: string): string => firestoreRules(`match /notes/{id} { ${text} }`);

describe('what does not compile', () => {
  test.each<readonly [string, string]>([
    ['text that is no ruleset', 'hello'],
    ['a service without a body', 'service cloud.firestore'],
    ['a service without a name', 'service { }'],
    ['a block that is not closed', 'service cloud.firestore { match /a/{b} { allow read; }'],
    ['a bracket too many', `${inBlock('allow read;')} }`],
    ['an unknown version', "rules_version = '3'; service cloud.firestore { }"],
    ['a version that is no text', 'rules_version = 2; service cloud.firestore { }'],
    ['a version without semicolon', "rules_version = '2' service cloud.firestore { }"],
    ['a path without match', 'service cloud.firestore { /a/{b} { allow read; } }'],
    ['a match without path', 'service cloud.firestore { match { allow read; } }'],
    ['a path that begins without slash', 'service cloud.firestore { match a/{b} { allow read; } }'],
    ['an empty segment', 'service cloud.firestore { match /a//b { allow read; } }'],
    ['a capture with text around it', 'service cloud.firestore { match /a/{b}.png { allow read; } }'],
    ['a capture without name', 'service cloud.firestore { match /a/{} { allow read; } }'],
    ['allow outside of a match', 'service cloud.firestore { allow read; }'],
    ['allow without method', inBlock('allow : if true;')],
    ['allow with an unknown method', inBlock('allow peek: if true;')],
    ['allow with one unknown method', inBlock('allow read, peek: if true;')],
    ['a condition without if', inBlock('allow read: true;')],
    ['an empty condition', inBlock('allow read: if ;')],
    ['a condition that is not finished', inBlock('allow read: if true && ;')],
    ['two conditions', inBlock('allow read: if true false;')],
    ['a bracket that is not closed', inBlock('allow read: if (true;')],
    ['one ampersand', inBlock('allow read: if true & true;')],
    ['an assignment', inBlock('allow read: if id = 1;')],
    ['triple equality', inBlock('allow read: if id === 1;')],
    ['a template string', inBlock('allow read: if id == `a`;')],
    ['an index that is not closed', inBlock('allow read: if [1][0 == 1;')],
    ['half a range', inBlock('allow read: if [1][0:] == [];')],
    ['half a choice', inBlock('allow read: if true ? true;')],
    ['a map without values', inBlock("allow read: if {'a'} == {};")],
    ['a function without return', firestoreRules('function f() { true; }')],
    ['a function without body', firestoreRules('function f();')],
    ['let without value', firestoreRules('function f() { let a; return a; }')],
    ['let without semicolon', firestoreRules('function f() { let a = 1 return a; }')],
    ['let after return', firestoreRules('function f() { return 1; let a = 2; }')],
    ['a comment that is not closed', `${inBlock('allow read;')} /* open`],
    ['a character from nowhere', inBlock('allow read: if true §;')],
    ['a byte that ends strings in C', `${inBlock('allow read;')}\u0000`],
  ])('%s', (_, source) => {
    expect(compileRules(source).ok).toBe(false);
  });
});

describe('places and words of errors', () => {
  test('a syntax error names what was found and what was expected', () => {
    const source = 'service cloud.firestore {\n  match /a/{b} {\n    allow read if true;\n  }\n}';

    expect(messages(compileRules(source))).toEqual(["3:16 Unexpected 'if'. Expected ';'."]);
  });

  test.each<readonly [string, string, string]>([
    ['an unknown type', inBlock('allow read: if id is text;'), '4:46 Invalid type. Received one of [text].'],
    [
      'a pattern that is not RE2',
      inBlock("allow read: if id.matches('(?!a)');"),
      '4:51 Invalid regular expression pattern. Pattern: (?!a).',
    ],
    ['recursion', firestoreRules('function f(n) { return f(n); }'), '4:14 Recursive call is not allowed.'],
    [
      'recursion in a round',
      firestoreRules('function f() { return g(); } function g() { let a = f(); return a; }'),
      '4:14 Recursive call is not allowed.',
    ],
    [
      'two functions of one name',
      firestoreRules('function f() { return 1; } function f() { return 2; }'),
      '4:41 Function f is declared twice.',
    ],
    ['a parameter twice', firestoreRules('function f(a, a) { return a; }'), '4:14 f declares a twice.'],
    [
      'a let that repeats a parameter',
      firestoreRules('function f(a) { let a = 1; return a; }'),
      '4:14 f declares a twice.',
    ],
    ['a capture twice', firestoreRules('match /a/{x}/b/{x} { }'), '4:5 The path captures x twice.'],
    [
      'two recursive captures',
      firestoreRules('match /{x=**}/b/{y=**} { }'),
      '4:5 A path has at most one {name=**}.',
    ],
    [
      'a recursive capture in the middle, version 1',
      firestoreRules('match /{x=**}/b/{y} { }', '1'),
      "4:5 In rules_version '1' {name=**} must be the last segment of the path.",
    ],
    [
      'too many parameters',
      firestoreRules('function f(a, b, c, d, e, f, g, h) { return a; }'),
      '4:14 f has more than 7 parameters.',
    ],
    [
      'too many lets',
      firestoreRules(
        `function f() { ${Array.from({ length: 11 }, (_, n) => `let v${n} = 1; `).join('')}return 1; }`,
      ),
      '4:14 f has more than 10 let bindings.',
    ],
  ])('%s', (_, source, message) => {
    expect(messages(compileRules(source))).toContain(message);
  });

  test('ten lets and seven parameters are fine', () => {
    const lets = Array.from({ length: 10 }, (_, n) => `let v${n} = 1; `).join('');

    expect(compileRules(firestoreRules(`function f(a, b, c, d, e, g, h) { ${lets}return a; }`)).ok).toBe(
      true,
    );
  });
});

describe('calls inside of calls', () => {
  const chain = (length: number): string =>
    Array.from(
      { length },
      (_, n) => `function f${n}() { return ${n + 1 === length ? 'true' : `f${n + 1}()`}; }`,
    ).join('\n');

  test('twenty are allowed', () => {
    expect(compileRules(firestoreRules(chain(21))).ok).toBe(true);
  });

  test('twenty-one are one too many', () => {
    const names = Array.from({ length: 21 }, (_, n) => `f${n}`).join('->');

    expect(messages(compileRules(firestoreRules(chain(22))))).toEqual([
      `24:10 Maximum allowed call depth of 20 is reached for [${names}] call stack.`,
    ]);
  });

  test('a graph with very many ways through it is checked at once', () => {
    const layers = Array.from({ length: 20 }, (_, n) => {
      const next = n === 19 ? 'true' : `a${n + 1}() && b${n + 1}()`;
      return `function a${n}() { return ${next}; } function b${n}() { return ${next}; }`;
    });

    expect(compileRules(firestoreRules(layers.join('\n'))).ok).toBe(true);
  });
});

describe('warnings', () => {
  test.each<readonly [string, string]>([
    ['nowhere(id)', '4:40 Invalid function name: nowhere.'],
    ['idd == 1', '4:40 Invalid variable name: idd.'],
    ['id.explode()', '4:43 Invalid function name: explode.'],
    ['math.isInfinite(1.0)', '4:45 Invalid function name: math.isInfinite.'],
    ['bool(id)', '4:40 Invalid function name: bool.'],
    ['id.size(1) == 1', '4:43 Function size does not take 1 parameters.'],
    ['exists()', '4:40 Function exists does not take 0 parameters.'],
    ['known(1, 2)', '4:40 Function known does not take 2 parameters.'],
    ['firestore.getAfter(/a/b) == 1', '4:50 Invalid function name: firestore.getAfter.'],
  ])('%s', (condition, warning) => {
    expect(
      warnings(`match /notes/{id} { allow read: if ${condition}; function known(a) { return a; } }`),
    ).toEqual([warning]);
  });

  test('names of every kind of place are known', () => {
    const body = `function top(a) { let b = a; let c = b; return c == database; }
      match /notes/{id} { allow read: if top(id) && inner(id); function inner(x) { return x == id; } }`;

    expect(warnings(body)).toEqual([]);
  });

  test('become errors when asked for', () => {
    const source = inBlock('allow read: if nowhere(id);');

    expect(compileRules(source).ok).toBe(true);
    expect(messages(compileRules(source, { strict: true }))).toEqual([
      '4:40 Invalid function name: nowhere.',
    ]);
  });

  test('a ruleset without service only denies', () => {
    const result = compileRules("rules_version = '2';");

    expect(result.ok && result.warnings[0]?.message).toBe(
      'The ruleset has no service and denies everything.',
    );
  });

  test('a service nobody knows', () => {
    const result = compileRules('service cloud.database { }');

    expect(result.ok && result.warnings[0]?.message).toBe('Unknown service cloud.database.');
  });
});

describe('limits of a ruleset', () => {
  test('256 KiB of text', () => {
    const source = `${inBlock('allow read;')}//${'x'.repeat(256 * 1024)}`;

    expect(messages(compileRules(source))).toEqual(['1:1 A ruleset has at most 256 KiB.']);
  });

  test('ten match statements inside of one another', () => {
    const nest = (levels: number): string =>
      `service cloud.firestore { ${'match /a/{b} { '.repeat(levels)}allow read;${' }'.repeat(levels)} }`;

    expect(compileRules(nest(10)).ok).toBe(true);
    expect(messages(compileRules(nest(11)))).toEqual(['1:177 At most 10 match statements nest.']);
  });

  test('one hundred segments and twenty captures', () => {
    const segments = `match ${'/a'.repeat(98)} { allow read; }`;
    const captures = `match ${Array.from({ length: 20 }, (_, n) => `/{c${n}}`).join('')} { allow read; }`;

    expect(messages(compileRules(firestoreRules(segments)))).toEqual([
      '4:5 A path has at most 100 segments.',
    ]);
    expect(messages(compileRules(firestoreRules(captures)))).toEqual([
      '4:5 A path has at most 20 captured variables.',
    ]);
  });
});
