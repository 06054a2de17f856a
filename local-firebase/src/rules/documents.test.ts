import { describe, expect, test } from 'vitest';
import { LookupBudget } from './evaluate/lookup-budget.ts';
import { evaluateRequest } from './evaluate-request.ts';
import { compiled, decideWith, documentAt, firestoreRules, getRequest, readerOf } from './rules-probe.ts';
import type { FirestoreDocumentRequest, RulesDocument } from './rules-request.ts';

const NOTE = documentAt('notes/a', { owner: { stringValue: 'alice' }, n: { integerValue: '1' } });
const TEAM = documentAt('teams/red', { open: { booleanValue: true } });

function decides(
  condition: string,
  more: Partial<FirestoreDocumentRequest> = {},
  documents: readonly RulesDocument[] = [NOTE, TEAM],
): boolean {
  const rules = firestoreRules(`match /notes/{id} { allow read, write: if ${condition}; }`);
  return decideWith(rules, getRequest('notes/a', { resource: NOTE, ...more }), documents).allowed;
}

const at = (path: string): string => `/databases/$(database)/documents/${path}`;

describe('resource', () => {
  test.each<readonly [string, boolean]>([
    ["resource.data.owner == 'alice'", true],
    ["resource['data']['owner'] == 'alice'", true],
    ["resource.id == 'a'", true],
    [`resource.__name__ == ${at('notes/a')}`, true],
    ["resource['__name__'] == request.path", true],
    ["resource.keys() == ['__name__', 'data', 'id']", true],
    ["resource.data.keys() == ['n', 'owner']", true],
    ['resource.data.missing == null', false],
    ['!(resource.data.missing == 1)', false],
    ["!('missing' in resource.data)", true],
    ["'toString' in resource.data", false],
    ['resource.missing == null', false],
    ['request.resource == null', false],
  ])('%s: %s', (condition, expected) => {
    expect(decides(condition)).toBe(expected);
  });

  test.each<readonly [string, boolean]>([
    ['resource == null', false],
    ['resource != null', false],
    ['resource.data.n == 1', false],
    ["!('n' in resource.data)", false],
    ['resource == null || true', true],
    [`exists(${at('notes/a')})`, true],
  ])('before the document exists, %s: %s', (condition, expected) => {
    expect(decides(condition, { resource: undefined, method: 'create', requestResource: NOTE })).toBe(
      expected,
    );
  });

  test('a write brings the new document', () => {
    const requestResource = documentAt('notes/a', {
      owner: { stringValue: 'alice' },
      n: { integerValue: '2' },
    });
    const condition =
      "request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n']) && request.resource.data.n == resource.data.n + 1";

    expect(decides(condition, { method: 'update', requestResource })).toBe(true);
    expect(decides(condition, { method: 'update', requestResource: NOTE })).toBe(false);
  });
});

describe('types of stored values', () => {
  const fields = {
    nothing: { nullValue: null },
    flag: { booleanValue: true },
    whole: { integerValue: '9007199254740993' },
    real: { doubleValue: 1.5 },
    wholeReal: { doubleValue: 2 },
    endless: { doubleValue: 'Infinity' },
    notANumber: { doubleValue: 'NaN' },
    at: { timestampValue: '2023-06-15T12:30:45.123456Z' },
    words: { stringValue: 'x' },
    raw: { bytesValue: 'YWJj' },
    other: { referenceValue: 'projects/demo/databases/(default)/documents/teams/red' },
    place: { geoPointValue: { latitude: 1.5 } },
    items: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'b' }] } },
    empty: { arrayValue: {} },
    nested: { mapValue: { fields: { inner: { mapValue: {} } } } },
  };

  test.each([
    'data.nothing == null',
    'data.flag == true',
    'data.whole is int && data.whole == 9007199254740993',
    'data.real is float',
    'data.wholeReal is float && data.wholeReal == 2',
    'data.endless > 1000000000',
    'math.isNaN(data.notANumber)',
    'data.at is timestamp && data.at.nanos() == 123456000 && data.at < request.time + duration.value(1, "s")',
    "data.words == 'x'",
    "data.raw is bytes && data.raw == 'abc'.toUtf8()",
    `data.other is path && data.other == ${at('teams/red')}`,
    'get(data.other).data.open',
    'data.place is latlng && data.place.latitude() == 1.5 && data.place.longitude() == 0.0',
    "data.items == [1, 'b']",
    'data.empty == [] && data.empty is list',
    'data.nested.inner == {}',
  ])('%s', (condition) => {
    const rules = firestoreRules(`match /notes/{id} { allow get: if test(resource.data);
      function test(data) { return ${condition}; } }`);

    expect(
      decideWith(rules, getRequest('notes/a', { resource: documentAt('notes/a', fields) }), [TEAM]).allowed,
    ).toBe(true);
  });
});

describe('reading other documents', () => {
  test.each<readonly [string, boolean]>([
    [`get(${at('teams/red')}).data.open`, true],
    [`get(${at('teams/red')}).id == 'red'`, true],
    [`get(path('/databases/(default)/documents/teams/red')).data.open`, true],
    [`get(${at('teams/$(resource.data.owner)')}).data.open`, false],
    [`exists(${at('teams/red')})`, true],
    [`exists(${at('teams/blue')})`, false],
    [`!exists(${at('teams/blue')})`, true],
    [`get(${at('teams/blue')}) == null`, false],
    [`get(${at('teams/blue')}) != null`, false],
    [`get(${at('teams/blue')}).data.open || true`, true],
    [`exists(${at('teams/blue')}) && get(${at('teams/blue')}).data.open`, false],
    [`get('/databases/(default)/documents/teams/red').data.open`, false],
    ['exists(/teams/red)', false],
    ['!exists(/teams/red)', false],
    [`!exists(${at('teams')})`, false],
    ['!exists(/databases/other/documents/teams/red)', false],
    [`!exists(${at("$('teams/red')")})`, false],
    [`exists(${at('teams/red')}, 1)`, false],
    ['get(null).data.open', false],
    [`firestore.exists(${at('teams/red')})`, false],
  ])('%s: %s', (condition, expected) => {
    expect(decides(condition)).toBe(expected);
  });

  test('getAfter() and existsAfter() see the documents as the commit leaves them', () => {
    const condition = `getAfter(${at('teams/red')}).data.open == false && get(${at('teams/red')}).data.open
      && !existsAfter(${at('notes/a')}) && exists(${at('notes/a')})`;
    const rules = compiled(firestoreRules(`match /notes/{id} { allow delete: if ${condition}; }`));
    const closed = documentAt('teams/red', { open: { booleanValue: false } });

    const request = getRequest('notes/a', { method: 'delete', resource: NOTE });
    expect(evaluateRequest(rules, request, readerOf([NOTE, TEAM], [closed])).allowed).toBe(true);
  });
});

describe('the budget of document access calls', () => {
  const exists = (count: number, name = 'd'): string =>
    Array.from({ length: count }, (_, n) => `!exists(${at(`budget/${name}${n}`)})`).join(' && ');

  test.each<readonly [string, string, boolean]>([
    ['ten documents', exists(10), true],
    ['eleven documents', exists(11), false],
    ['one document thirty times', Array.from({ length: 30 }, () => exists(1)).join(' && '), true],
    ['a document and the same after the commit', `${exists(9)} && !existsAfter(${at('budget/d0')})`, true],
    [
      'get and exists of one document',
      `${exists(9)} && exists(${at('teams/red')}) && get(${at('teams/red')}).data.open`,
      true,
    ],
    ['an eleventh that is not needed', `${exists(10)} && (true || exists(${at('budget/more')}))`, true],
  ])('%s', (_, condition, expected) => {
    expect(decides(condition)).toBe(expected);
  });

  test('all rules of an operation share it', () => {
    const body = (last: number) => `match /notes/{id} {
      allow get: if ${exists(6, 'a')} && false;
      allow get: if ${exists(last, 'b')};
    }`;

    expect(decideWith(firestoreRules(body(4)), getRequest('notes/a')).allowed).toBe(true);
    expect(decideWith(firestoreRules(body(5)), getRequest('notes/a')).allowed).toBe(false);
  });

  test('a commit may look at twenty documents, ten for each write', () => {
    const own = Array.from({ length: 10 }, (_, n) => `!exists(${at(`$(kind)/d${n}`)})`).join(' && ');
    const rules = compiled(firestoreRules(`match /{kind}/{id} { allow create: if ${own}; }`));
    const budget = new LookupBudget();
    const write = (kind: string) =>
      evaluateRequest(rules, getRequest(`${kind}/a`, { method: 'create' }), readerOf([]), { budget }).allowed;

    expect([write('one'), write('one'), write('two')]).toEqual([true, true, true]);
    expect(budget.used).toBe(20);
    expect(write('three')).toBe(false);
  });

  test('a reader is asked once for each document', () => {
    let asked = 0;
    const rules = compiled(
      firestoreRules(`match /notes/{id} { allow get: if ${exists(1)} && ${exists(1)}; }`),
    );

    evaluateRequest(rules, getRequest('notes/a'), {
      get: () => {
        asked += 1;
        return undefined;
      },
      getAfter: () => undefined,
    });

    expect(asked).toBe(1);
  });
});

describe('who asks', () => {
  const auth = {
    uid: 'alice',
    token: { role: '5001', level: 3, ratio: 1.5, active: true, groups: ['a'], extra: null },
  };

  test.each([
    "request.auth.uid == 'alice'",
    "request.auth.token.role == '5001'",
    'request.auth.token.level is int && request.auth.token.level == 3',
    'request.auth.token.ratio is float',
    'request.auth.token.active',
    "'a' in request.auth.token.groups",
    'request.auth.token.extra == null',
    "request.auth.token.get('missing', 'none') == 'none'",
    "!('missing' in request.auth.token)",
    'request.auth is map',
  ])('%s', (condition) => {
    expect(decides(condition, { auth })).toBe(true);
  });

  test.each([
    'request.auth.token.missing == null',
    'request.auth.email == null',
    'request.auth.token.constructor != null',
  ])('not %s', (condition) => {
    expect(decides(condition, { auth })).toBe(false);
  });
});
