import { sendNoticeMails, UNSUBSCRIBE_LINKS } from '@vcms/server/mail';
import { notify } from '@vcms/server/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveLinks, startUnsubscribeWorld, type UnsubscribeWorld } from './unsubscribe-world.ts';

const ON = { emailReminders: true, digest: 'weekly', theme: { scale: 16 } };
const OFF = { emailReminders: false, digest: 'off', theme: { scale: 16 } };

let mails: UnsubscribeWorld;
beforeAll(async () => {
  mails = await startUnsubscribeWorld();
});
afterAll(() => mails.stop());
beforeEach(async () => {
  mails.world.setNow('2026-11-20T15:00:00Z');
  await mails.prepare('contractor', ON);
});

describe('the link in a mail', () => {
  it('shows a button when it is read, and changes nothing however often', async () => {
    const path = await mails.mailed('contractor');
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await mails.read(path, { method });
      expect(answer.status).toBe(200);
      const page = await answer.text();
      expect(page === '').toBe(method === 'HEAD');
    }
    const page = await (await mails.read(path)).text();
    expect(page).toMatch(
      /<form method="post">[\s\S]*name="List-Unsubscribe" value="One-Click"[\s\S]*<button/,
    );
    expect(page).not.toMatch(/contractor|example\.test|<script/);
    expect(await mails.prefsOf('contractor')).toEqual(ON);
    expect(await mails.lines()).toEqual([]);
  });

  it('turns mails at once and the digest off at one click, once, with a line of the audit', async () => {
    const path = await mails.mailed('contractor');
    const answer = await mails.oneClick(path);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('<h1>You are unsubscribed</h1>');
    expect(page).toContain('href="http://app.test/profile/user/edit-profile"');
    expect(await mails.prefsOf('contractor')).toEqual(OFF);

    const again = await Promise.all([mails.oneClick(path), mails.oneClick(path)]);
    for (const late of again) expect([late.status, await late.text()]).toEqual([200, page]);

    const lines = await mails.lines();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ actorUid: 'trusted', entityType: 'user', entityId: 'contractor' });
    expect(JSON.stringify(lines)).not.toContain(path.split('/')[2]);

    await notify(mails.world.trusted, ['contractor'], { eventKey: 'later', title: 'Later', body: 'Later.' });
    expect(await sendNoticeMails(mails.world.trusted)).toBe(0);
  });

  it('is followed once by however many clicks at a time', async () => {
    const path = await mails.mailed('contractor');
    const answers = await Promise.all([1, 2, 3].map(() => mails.oneClick(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mails.lines()).toHaveLength(1);
  });

  it('takes the click as one of several parts, and shows the button to whoever sends something else', async () => {
    const path = await mails.mailed('contractor');
    for (const body of ['', 'List-Unsubscribe=No', 'x=One-Click', '{"List-Unsubscribe":"One-Click"}']) {
      const answer = await mails.oneClick(path, { body });
      expect([answer.status, await answer.text()], body).toEqual([200, expect.stringContaining('<form')]);
    }
    expect(await mails.prefsOf('contractor')).toEqual(ON);

    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await mails.oneClick(path, { body })).status).toBe(200);
    expect(await mails.prefsOf('contractor')).toEqual(OFF);
  });
});

describe("a link that ends nobody's mails", () => {
  async function unknownWords(): Promise<string> {
    return (await mails.read(`/unsubscribe/${'A'.repeat(43)}`)).text();
  }

  it.each([
    '/',
    '/unsubscribe/',
    `/unsubscribe/${'A'.repeat(43)}`,
    `/unsubscribe/${'A'.repeat(42)}%00`,
    '/unsubscribe/..%2F..%2Fusers%2Fcontractor',
    `/unsubscribe/${'A'.repeat(200)}`,
    '/unsubscribe/__proto__',
    '/unsubscribe/contractor?uid=contractor',
  ])('is answered at %s like any that never was, to a reading and to a click', async (path) => {
    const words = await unknownWords();
    for (const answer of [await mails.read(path), await mails.oneClick(path)])
      expect([answer.status, await answer.text()]).toEqual([404, words]);
    expect(words).toContain('This link does not work');
  });

  it.each([
    ['whose person is disabled', { status: 'disabled' }],
    ['whose person has another mailbox now', { email: 'other@example.test' }],
  ])('is answered the same to one %s', async (_what, change) => {
    const path = await mails.mailed('contractor');
    await mails.world.trusted.db.doc('users/contractor').update(change);
    const words = await unknownWords();
    for (const answer of [await mails.read(path), await mails.oneClick(path)])
      expect([answer.status, await answer.text()]).toEqual([404, words]);
    expect(await mails.prefsOf('contractor')).toEqual(ON);
  });

  it('is answered the same once the link is taken away, or too old', async () => {
    const taken = await mails.mailed('contractor');
    mails.world.setNow('2028-01-10T15:00:00Z');
    expect((await mails.oneClick(taken)).status).toBe(404);
    mails.world.setNow('2026-11-20T15:00:00Z');
    const { docs } = await mails.world.trusted.db.collection(UNSUBSCRIBE_LINKS).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
    expect((await mails.oneClick(taken)).status).toBe(404);
    expect(await mails.prefsOf('contractor')).toEqual(ON);
  });
});

describe('every answer', () => {
  it('runs no scripts, is kept nowhere, found by no search, and tells nobody its address', async () => {
    const path = await mails.mailed('contractor');
    const answers = [
      await mails.read(path),
      await mails.oneClick(path),
      await mails.read('/unsubscribe/none'),
      await mails.read(path, { method: 'PUT', body: 'x' }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('to another method, or to more than a click, changes nothing', async () => {
    const path = await mails.mailed('contractor');
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await mails.read(path, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    }
    const body = `List-Unsubscribe=One-Click&x=${'x'.repeat(5000)}`;
    expect((await mails.oneClick(path, { body })).status).toBe(413);
    const parts = new Blob([body]).stream();
    const streamed = { body: parts, duplex: 'half' } as RequestInit;
    expect((await mails.oneClick(path, streamed)).status).toBe(413);
    expect(await mails.prefsOf('contractor')).toEqual(ON);
  });

  it('says that it does not work now when the records cannot be read', async () => {
    const broken = await serveLinks(() => ({ ...mails.world.trusted, db: undefined as never }));
    const answer = await fetch(`${broken.origin}/unsubscribe/${'A'.repeat(43)}`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300']);
    expect(broken.failures).toHaveLength(1);
    broken.stop();
  });
});
