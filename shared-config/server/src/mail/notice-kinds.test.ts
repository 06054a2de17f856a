import { placeOfKey } from '@vcms/domain/notice-place';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notify } from '../notifications/notify.ts';
import { startWorld, type World } from '../test-support/world.ts';
import { sendNoticeMails } from './send-notice-mails.ts';

const HOME = '/dashboard';
const QUEUE = '/csinsurance-review';
const CLIENTS = '/dashboard#clients';

/**
 * Every kind of notice (domain 4, N1 to N20): the key that its event has, and where its button leads each of those who get it.
 * That these pages exist is in `shared-config/testing/src/notice-places.test.ts`. Announcements (N15) have a mail of their own.
 */
const KINDS: readonly (readonly [code: string, key: string, to: Readonly<Record<string, string>>])[] = [
  ['N1', 'engagement-x_a-1', { contractor: HOME }],
  ['N2', 'engagement-x_a-2', { client: '/contractor-approval' }],
  ['N3', 'engagement-x_a-3', { contractor: HOME }],
  ['N4', 'received-a-insurance-2026-11-20-am', { service: QUEUE, client: QUEUE }],
  ['N4', 'received-a-statistics-2026-11-20-am', { service: '/confirm-statisticals' }],
  ['N4', 'received-a-programs-2026-11-20-am', { service: '/safety-policy-review' }],
  ['N4', 'received-a-questionnaires-2026-11-20-am', { service: '/company-questionnaires' }],
  ['N4', 'received-a-document-review-2026-11-20-am', { service: '/documents-center/files/review' }],
  ['N7', 'expiry-a-insurance.gl.coverage-2026-12-20-30', { contractor: '/insurance' }],
  [
    'N8',
    'expiry-x_a-insurance.gl.coverage-2026-11-20-over',
    { contractor: '/insurance', client: '/insurance-reviews' },
  ],
  ['N7', 'expiry-a-program.fall-2026-12-20-30', { contractor: '/safety-programs' }],
  ['N7', 'expiry-a-document.w9-2026-12-20-30', { contractor: '/update-contractor-company?part=documents' }],
  [
    'N9',
    'status-x_a-2026-11-20-compliant-non_compliant',
    { contractor: CLIENTS, client: '/new-contractor-request' },
  ],
  ['N10', 'requirements-x_a-2', { contractor: CLIENTS }],
  ['N10', 'override-o1', { contractor: CLIENTS }],
  ['N10', 'doc-type-x-t1-2026-11-20', { contractor: '/update-contractor-company?part=workforce' }],
  ['N11', 'variance-v1-approved', { contractor: '/insurance', client: '/all-variances' }],
  ['N13', 'log-due-a-2026-01-02', { contractor: '/osha-emr-stats' }],
  ['N14', 'questionnaire-q-2-a', { contractor: '/questionnaire/general-questionnaire' }],
  ['N16', 'note-n1', { contractor: '/dashboard#notes' }],
  [
    'N17',
    'invitation-accepted-i1-1',
    { admin: '/admin/admin-tools/users', service: '/customerservice/user-management' },
  ],
  ['N18', 'account-e1', { contractor: HOME, client: HOME, reduced: HOME }],
  ['N19', 'event-e1', { contractor: '/calendar', client: '/calendar', reduced: '/calendar' }],
  ['N20', 'reviews-late-2026-11-20', { service: HOME, admin: '/dashboard#late-reviews' }],
  ['letter', 'letter-x_a-1', { contractor: '/insurance' }],
];

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

it('mails each kind of notice with its title, its sentence and one button to the page of whoever gets it', async () => {
  const led: Record<string, string>[] = [];
  for (const [code, key, to] of KINDS) {
    const body = `${code} happened.`;
    await notify(world.trusted, Object.keys(to), { eventKey: key, title: `Kind ${code}`, body });
    await sendNoticeMails(world.trusted);
    const mails = await world.list('mail');
    const found = mails.filter(({ subject, text, html }) =>
      [subject === `Kind ${code}`, `${text}`.includes(body), `${html}`.includes('Open VCMS</a>')].every(
        Boolean,
      ),
    );
    led.push(
      Object.fromEntries(
        found.map(({ to: mailbox, text }) => [
          `${mailbox}`.split('@')[0] ?? '',
          /^Open VCMS: http:\/\/app\.test(\S+)$/m.exec(`${text}`)?.[1] ?? 'nowhere',
        ]),
      ),
    );
    await world.trusted.db.recursiveDelete(world.trusted.db.collection('mail'));
  }
  expect(led).toEqual(KINDS.map(([, , to]) => to));
});

it('names every kind of the specification but those with a place or a mail of their own', () => {
  const named = new Set(KINDS.map(([code]) => code));
  const own = ['N5', 'N6', 'N12', 'N15'];
  const all = Array.from({ length: 20 }, (_, at) => `N${at + 1}`);
  expect(all.filter((code) => !named.has(code))).toEqual(own);
  // What a reviewer decided says its place itself.
  expect(placeOfKey('review-a-r1')).toBe('dashboard');
});
