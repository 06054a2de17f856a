import { describe, expect, test } from 'vitest';
import { decideWith, documentAt, PROBE_MICROS } from './rules-probe.ts';
import type { StorageObject, StorageRequest } from './rules-request.ts';

const OBJECT: StorageObject = {
  name: 'files/a.png',
  bucket: 'demo',
  generation: '1700000000000001',
  metageneration: 2,
  size: '1024',
  timeCreated: '2023-06-15T12:00:00.000Z',
  updated: '2023-06-15T12:10:00.000Z',
  md5Hash: 'CY9rzUYh03PK3k6DJie09g==',
  crc32c: 'hqBywA==',
  etag: 'abc',
  contentType: 'image/png',
  contentEncoding: 'identity',
  contentLanguage: 'en',
  contentDisposition: 'inline',
  metadata: { owner: 'alice' },
};

function decides(condition: string, more: Partial<StorageRequest> = {}): boolean {
  const source = `rules_version = '2';
    service firebase.storage {
      match /b/{bucket}/o {
        match /files/{name} { allow read, write: if ${condition}; }
      }
    }`;
  const documents = ['a', 'b', 'c'].map((id) => documentAt(`teams/${id}`, { open: { booleanValue: true } }));
  return decideWith(
    source,
    {
      service: 'firebase.storage',
      method: 'get',
      bucket: 'demo',
      path: ['files', 'a.png'],
      auth: { uid: 'alice', token: {} },
      timeMicros: PROBE_MICROS,
      resource: OBJECT,
      ...more,
    },
    documents,
  ).allowed;
}

describe('the object', () => {
  test.each<readonly [string, boolean]>([
    ["resource.name == 'files/a.png'", true],
    ['resource.bucket == bucket', true],
    ['resource.generation == 1700000000000001', true],
    ['resource.metageneration == 2', true],
    ['resource.size is int && resource.size == 1024', true],
    ['resource.size < 1024', false],
    ['resource.timeCreated is timestamp && resource.timeCreated < resource.updated', true],
    ["request.time < resource.timeCreated + duration.value(1, 'h')", true],
    ["resource.md5Hash == 'CY9rzUYh03PK3k6DJie09g=='", true],
    ["resource.crc32c == 'hqBywA==' && resource.etag == 'abc'", true],
    ["resource.contentType.matches('image/.*')", true],
    ["resource.contentType.matches('image')", false],
    ["resource.contentEncoding == 'identity' && resource.contentLanguage == 'en'", true],
    ["resource.contentDisposition == 'inline'", true],
    ['resource.metadata.owner == request.auth.uid', true],
    ["resource.metadata['owner'] == request.auth.uid", true],
    ['resource.metadata.team == null', false],
    ["resource.metadata.get('team', 'none') == 'none'", true],
    ["'toString' in resource.metadata", false],
    ['resource.data.owner == 1', false],
    ["name == 'a.png' && name is string", true],
    ['request.path == /b/demo/o/files/a.png', true],
    ["request.method == 'get'", true],
    ['request.resource == null', false],
  ])('%s: %s', (condition, expected) => {
    expect(decides(condition)).toBe(expected);
  });

  test('properties it lacks are undefined', () => {
    expect(decides('resource.contentType == null', { resource: { name: 'a', bucket: 'b' } })).toBe(false);
    expect(decides("'contentType' in resource", { resource: { name: 'a', bucket: 'b' } })).toBe(false);
  });

  test('an object that does not exist is null', () => {
    expect(decides('resource == null', { resource: undefined })).toBe(true);
    expect(decides('resource == null')).toBe(false);
    expect(decides('resource.size > 0', { resource: undefined })).toBe(false);
    expect(decides('true', { resource: undefined })).toBe(true);
  });
});

describe('uploads', () => {
  const upload = { method: 'create', resource: undefined, requestResource: OBJECT } as const;

  test.each<readonly [string, boolean]>([
    ['request.resource.size <= 1024', true],
    ["request.resource.contentType == 'image/png'", true],
    ["request.resource.metadata.owner == 'alice'", true],
    ["request.resource.name == 'files/a.png'", true],
    ["request.resource.md5Hash == 'CY9rzUYh03PK3k6DJie09g=='", true],
    ['request.resource.generation == 1700000000000001', false],
    ["request.resource.etag == 'abc'", false],
    ['request.resource.timeCreated < request.time', false],
    ['request.resource.updated < request.time', false],
  ])('%s: %s', (condition, expected) => {
    expect(decides(condition, upload)).toBe(expected);
  });

  test('an update compares both', () => {
    const condition =
      'request.resource.contentType == resource.contentType && request.resource.size > resource.size';
    const requestResource = { ...OBJECT, size: 2048 };

    expect(decides(condition, { method: 'update', requestResource })).toBe(true);
    expect(decides(condition, { method: 'update', requestResource: OBJECT })).toBe(false);
  });
});

describe('documents of Firestore', () => {
  const exists = (id: string): string => `firestore.exists(/databases/(default)/documents/teams/${id})`;

  test.each<readonly [string, boolean]>([
    [exists('a'), true],
    [exists('x'), false],
    ['firestore.get(/databases/(default)/documents/teams/a).data.open', true],
    ['firestore.get(/databases/(default)/documents/teams/x).data.open', false],
    [`${exists('a')} && ${exists('b')}`, true],
    [`${exists('a')} && ${exists('b')} && ${exists('c')}`, false],
    [`${exists('a')} && ${exists('a')} && ${exists('b')}`, true],
    [`${exists('a')} && ${exists('b')} && (true || ${exists('c')})`, true],
    ['firestore.exists(/databases/named/documents/teams/a)', false],
    ['!firestore.exists(/databases/named/documents/teams/a)', false],
    ['exists(/databases/(default)/documents/teams/a)', false],
    ['get(/databases/(default)/documents/teams/a).data.open', false],
    ['firestore.getAfter(/databases/(default)/documents/teams/a).data.open', false],
  ])('%s: %s', (condition, expected) => {
    expect(decides(condition)).toBe(expected);
  });
});

describe('listing', () => {
  const list = { method: 'list', resource: undefined } as const;

  test('is decided by the prefix', () => {
    expect(decides("name == 'a.png'", list)).toBe(true);
    expect(decides('true', { ...list, path: ['other', 'a'] })).toBe(false);
  });

  test('knows the size of a page', () => {
    expect(decides('request.query.limit <= 100', { ...list, query: { limit: 100 } })).toBe(true);
    expect(decides('request.query.limit <= 100', list)).toBe(false);
  });
});
