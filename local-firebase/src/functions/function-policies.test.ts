import { describe, expect, it } from 'vitest';
import { documentDeliveries } from './document-deliveries.ts';
import { matchesDocument } from './document-pattern.ts';
import type { DocumentTrigger, FunctionTrigger } from './function-definition.ts';
import { parseLogLine } from './log-record.ts';
import { parseDefinitions } from './parse-definition.ts';
import { afterFailure } from './retry-policy.ts';

describe('a trigger pattern', () => {
  it.each([
    ['users/{id}', 'users/ada', true],
    ['users/{id}', 'users/ada/notes/1', false],
    ['users/ada', 'users/ada', true],
    ['users/ada', 'users/bob', false],
    ['users/{id}/notes/{note}', 'users/ada/notes/1', true],
    ['{collection}/{id}', 'users/ada', true],
    ['users/{rest=**}', 'users/ada/notes/1', true],
    ['{rest=**}/notes/{note}', 'users/ada/notes/1', true],
    ['**', 'users/ada', true],
    ['/users/{id}/', 'users/ada', true],
    ['users/{id=*}', 'users/ada', true],
  ])('%s for %s: %s', (pattern, path, expected) => {
    expect(matchesDocument(pattern, path)).toBe(expected);
  });
});

const onDocument: DocumentTrigger = {
  kind: 'document',
  change: 'created',
  eventType: 'google.cloud.firestore.document.v1.created',
  database: '(default)',
  document: 'users/{id}',
  retry: true,
};
const event = {
  kind: 'created',
  projectId: 'p',
  databaseId: '(default)',
  path: 'users/ada',
  commitTime: '2026-01-01T00:00:00Z',
  after: { name: 'n' },
} as const;

describe('the deliveries of an event', () => {
  const definition = { name: 'f', regions: ['us-central1'], timeoutSeconds: 60, trigger: onDocument };

  it('have the same ids whenever they are worked out', () => {
    const [first] = documentDeliveries(event, [definition], 1);
    const [again] = documentDeliveries(event, [definition], 2);
    expect(first?.id).toBe(again?.id);
    const [later] = documentDeliveries({ ...event, commitTime: '2026-01-01T00:00:01Z' }, [definition], 1);
    expect(later?.id).not.toBe(first?.id);
  });

  it('leave out functions of another change or database', () => {
    const other: DocumentTrigger[] = [
      { ...onDocument, change: 'deleted' },
      { ...onDocument, database: 'second' },
      { ...onDocument, document: 'teams/{id}' },
    ];
    expect(
      documentDeliveries(
        event,
        other.map((trigger) => ({ ...definition, trigger })),
        1,
      ),
    ).toEqual([]);
  });
});

describe('after a failure', () => {
  const HOUR = 3_600_000;

  it.each([
    [1, 10_000],
    [2, 20_000],
    [7, 600_000],
    [100, 600_000],
  ])('number %i an event waits %i ms', (attempts, wait) => {
    expect(afterFailure(onDocument, { createdAt: 0 }, attempts, HOUR)).toEqual({
      kind: 'retry',
      dueAt: HOUR + wait,
    });
  });

  it('an event is given up after a day', () => {
    expect(afterFailure(onDocument, { createdAt: 0 }, 9, 24 * HOUR)).toEqual({ kind: 'drop' });
  });

  it('only who asked is called again', () => {
    expect(afterFailure({ ...onDocument, retry: false }, { createdAt: 0 }, 1, 0)).toEqual({ kind: 'drop' });
    const schedule: FunctionTrigger = { kind: 'schedule', schedule: '', timeZone: 'UTC', retries: 1 };
    expect(afterFailure(schedule, { createdAt: 0 }, 1, 0)).toEqual({ kind: 'retry', dueAt: 5_000 });
    expect(afterFailure(schedule, { createdAt: 0 }, 2, 0)).toEqual({ kind: 'drop' });
  });
});

describe('a definition', () => {
  it('without a region or a time limit gets the defaults', () => {
    expect(parseDefinitions([{ name: 'f', endpoint: { httpsTrigger: {} } }])).toEqual([
      { name: 'f', regions: ['us-central1'], timeoutSeconds: 60, trigger: { kind: 'https' } },
    ]);
  });

  it('of a trigger that is not offered says so', () => {
    const eventTrigger = {
      eventType: 'google.cloud.pubsub.topic.v1.messagePublished',
      eventFilters: { topic: 't' },
    };
    expect(parseDefinitions([{ name: 'f', endpoint: { eventTrigger } }])[0]?.trigger).toEqual({
      kind: 'unsupported',
      what: 'google.cloud.pubsub.topic.v1.messagePublished',
    });
  });

  it('that is none is left out', () => {
    expect(parseDefinitions(['x', { name: 1 }, undefined])).toEqual([]);
    expect(parseDefinitions(undefined)).toEqual([]);
  });
});

describe('a line of output', () => {
  const wrap = (text: string, stream = 'stdout') => JSON.stringify({ local: 1, function: 'f', stream, text });

  it.each([
    [wrap('plain'), { severity: 'INFO', message: 'plain', function: 'f' }],
    [wrap('plain', 'stderr'), { severity: 'ERROR', message: 'plain', function: 'f' }],
    [
      wrap('{"severity":"WARNING","message":"m","k":1}'),
      { severity: 'WARNING', message: 'm', function: 'f', fields: { k: 1 } },
    ],
    [wrap('{"severity":"LOUD"}'), { severity: 'INFO', message: '{"severity":"LOUD"}', function: 'f' }],
    ['FATAL ERROR: out of memory', { severity: 'INFO', message: 'FATAL ERROR: out of memory' }],
    ['{"not":"ours"}', { severity: 'INFO', message: '{"not":"ours"}' }],
  ])('%s', (line, expected) => {
    expect(parseLogLine(line, 'stdout')).toEqual(expected);
  });
});
