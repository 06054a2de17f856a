import type { FailedJob } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { failedJobCause, failedJobLink, failedJobNext, failedJobTimes } from './failed-job-words.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const JOB: FailedJob = {
  id: 'evidenceWritten~1',
  kind: 'results',
  job: 'evidenceWritten',
  subject: 'companies/a/policies/p1',
  companyId: 'a',
  cause: 'The database could not be reached.',
  attempts: 1,
  firstFailedAt: new Date('2026-11-21T10:00:00Z'),
  lastFailedAt: new Date('2026-11-21T11:00:00Z'),
  triedUntil: new Date('2026-11-22T10:00:00Z'),
};

describe('the words for a failed job', () => {
  it('say that nothing is to be done while it is tried again', () => {
    expect(failedJobNext(JOB, NOW)).toMatch(/^It will be retried automatically until 11\/22\/2026/);
    expect(failedJobNext(JOB, NOW)).not.toMatch(/night/);
  });

  it('say what to do from the moment on at which it is given up', () => {
    const { triedUntil = NOW } = JOB;

    expect(failedJobNext(JOB, triedUntil)).toMatch(/^It will not be retried\. The next nightly run/);
  });

  it('say that work by the clock has a next time, and what is missing until then', () => {
    const { triedUntil: _, ...byClock } = { ...JOB, kind: 'night' as const };

    expect(failedJobNext(byClock, NOW)).toMatch(/^It will be retried at its next time\. Until it succeeds/);
  });

  it('keep what the machine said apart from the sentence', () => {
    expect(
      failedJobCause({ cause: 'The server could not be reached. (connect ECONNREFUSED 10.0.0.25:465)' }),
    ).toEqual({
      sentence: 'The server could not be reached.',
      raw: 'connect ECONNREFUSED 10.0.0.25:465',
    });
    expect(failedJobCause(JOB)).toEqual({ sentence: JOB.cause, raw: undefined });
  });

  it('name the first and the last of several failures', () => {
    expect(failedJobTimes(JOB)).toMatch(/^Failed 11\/21\/2026/);
    expect(failedJobTimes({ ...JOB, attempts: 3 })).toMatch(/^Failed 3 times since .*, last /);
  });
});

describe('the link of a failed job', () => {
  it.each([
    [{}, '/admin/admin-tools/companies?open=a'],
    [{ subject: 'users/u1', companyId: 'a' }, '/admin/admin-tools/users?open=u1'],
    [{ subject: 'mail/invitation-i1-1', companyId: undefined }, '/admin/admin-tools/users?list=invitations'],
    [{ subject: 'mail/announcement-1', companyId: undefined }, undefined],
    [{ subject: undefined, companyId: undefined }, undefined],
  ])('leads to what %j is about', (about, link) => {
    expect(failedJobLink({ ...JOB, ...about })).toBe(link);
  });
});
