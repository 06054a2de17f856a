import { startLocalFirebase } from 'local-firebase';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import type { AuthChange } from './auth-gateway.ts';
import {
  ACCOUNT_SERVER,
  openAccountBackend,
  PROFILE,
  type TestAccountBackend,
  text,
} from './test-account-backend.ts';

let running: TestAccountBackend;
let local: TestAccountBackend['local'];
let firebase: TestAccountBackend['firebase'];
let backend: TestAccountBackend['backend'];
let account: TestAccountBackend['account'];
let uid: string;

beforeAll(async () => {
  running = await openAccountBackend(await startLocalFirebase(ACCOUNT_SERVER));
  ({ local, firebase, backend, account } = running);
}, 60_000);

beforeEach(async () => {
  ({ uid } = await running.person());
});

afterAll(() => running.stop());

describe('picture', () => {
  const upload = (photo: Blob, signal = new AbortController().signal) => {
    const parts: number[] = [];
    return { parts, result: account.photo.put({ photo, onProgress: (part) => parts.push(part), signal }) };
  };
  const png = (size: number) => new Blob([new Uint8Array(size).fill(1)], { type: 'image/png' });
  const filesOf = async () => (await local.listFiles()).filter((name) => name.startsWith(`users/${uid}/`));
  const storedUrl = async () =>
    ((await local.getDocument(`users/${uid}`)).photoURL as { stringValue: string } | undefined)?.stringValue;

  it('reaches Storage, the document and the account, and every observer hears of it', async () => {
    const seen: AuthChange[] = [];
    const stop = backend.auth.observe((change) => seen.push(change));

    const { parts, result } = upload(png(400_000));
    expect(await result).toEqual({ ok: true, value: undefined });

    expect(parts.at(-1)).toBe(1);
    expect(await filesOf()).toEqual([expect.stringMatching(/\/photo\/[\w-]+\.png$/)]);
    const url = (await storedUrl()) ?? '';
    await eventually(() =>
      expect(seen.at(-1)).toMatchObject({ identity: { providerData: [{ photoURL: url }] } }),
    );
    stop();
    await firebase.auth.currentUser?.reload();
    expect(firebase.auth.currentUser?.providerData[0]?.photoURL).toBe(url);
  });

  it('has an address that opens nothing by itself, and is opened by the session of its person', async () => {
    await upload(png(300)).result;
    const url = (await storedUrl()) ?? '';

    expect(url).not.toContain('token');
    const { pathname, search } = new URL(url);
    expect((await fetch(`${running.origin}${pathname}${search}`)).status).toBe(403);
    expect(await account.photo.open(url)).toMatchObject({ size: 300, type: 'image/png' });

    await running.person();
    expect(await account.photo.open(url)).toBeUndefined();
  });

  it('from before its address lost its token is opened like any other', async () => {
    await upload(png(300)).result;
    const url = `${await storedUrl()}&token=of-old`;

    expect(await account.photo.open(url)).toMatchObject({ size: 300 });
  });

  it('takes the place of the one before', async () => {
    await upload(png(10)).result;
    const [first] = await filesOf();
    await upload(png(20)).result;

    const files = await filesOf();
    expect(files).toHaveLength(1);
    expect(files[0]).not.toBe(first);
  });

  it('is removed everywhere', async () => {
    await upload(png(10)).result;

    expect(await account.photo.remove()).toEqual({ ok: true, value: undefined });

    expect(await filesOf()).toEqual([]);
    expect(await storedUrl()).toBeUndefined();
    await firebase.auth.currentUser?.reload();
    expect(firebase.auth.currentUser?.providerData[0]?.photoURL).toBeNull();
  });

  it('of another type is refused, and nothing is kept', async () => {
    const { result } = upload(new Blob(['<svg/>'], { type: 'image/svg+xml' }));

    expect(await result).toMatchObject({ ok: false, kind: 'denied' });
    expect(await filesOf()).toEqual([]);
  });

  it('that the document refuses leaves account and Storage as they were', async () => {
    await upload(png(10)).result;
    const before = await filesOf();
    await local.putDocument(`users/${uid}`, { ...PROFILE, lastName: text('') });

    expect(await upload(png(20)).result).toMatchObject({ ok: false, kind: 'denied' });

    expect(await filesOf()).toEqual(before);
    expect(firebase.auth.currentUser?.photoURL).toContain(encodeURIComponent(before[0] ?? 'none'));
  });

  it('can be cancelled', async () => {
    expect(await upload(png(10), AbortSignal.abort()).result).toMatchObject({ ok: false, kind: 'cancelled' });
    expect(await filesOf()).toEqual([]);
  });
});
