import { createItem, ENGAGEMENT_STATES, type EngagementState, type Item } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { clientVerdict } from './client-verdict.ts';

const unmet = createItem('staff', 'non_compliant', { reasons: ['staff_not_ready'] });
const short = createItem('insurance.gl.each_occurrence', 'non_compliant', { reasons: ['below_limit'] });
const ending = createItem('insurance.gl.coverage', 'expiring', { reasons: ['ends_soon'] });
const waiting = createItem('program.ladders', 'pending_review', {
  reasons: ['awaiting_review'],
  actor: 'firm',
});
const asked = createItem('osha.trir', 'non_compliant', { reasons: ['over_limit'], actor: 'client' });
const met = createItem('emr.letter', 'compliant');

function verdict(
  state: EngagementState,
  items: readonly Item[],
  siteAccess = false,
  decisionReason?: string,
) {
  return clientVerdict({ state, decisionReason }, { siteAccess, readinessPct: 90, items });
}

describe('the verdict of an approved contractor', () => {
  it('is cleared as long as the evaluation says so, whatever ends soon', () => {
    const { tone, words, needed, actions } = verdict('approved', [met, ending], true);

    expect({ tone, words, needed }).toEqual({ tone: 'success', words: 'Cleared for site', needed: 0 });
    expect(actions.map(({ title }) => title)).toEqual(['Renew commercial general liability']);
  });

  it('counts what keeps it from the site, not what only ends soon, and puts it first', () => {
    const one = verdict('approved', [ending, unmet, met]);
    expect(one.words).toBe('Not cleared: 1 action left');
    expect(one.note).toBeUndefined();
    expect(one.actions.map(({ title }) => title)).toEqual([
      'Review workforce',
      'Renew commercial general liability',
    ]);

    const two = verdict('approved', [short, waiting, unmet]);
    expect(two).toMatchObject({ words: 'Not cleared: 2 actions left', needed: 2 });
    expect(two.note).toBe('1 more waits for the firm or the client.');
  });

  it('says who moves when nothing is left to the contractor', () => {
    expect(verdict('approved', [waiting, met]).words).toBe('Not cleared: waiting for review');
    expect(verdict('approved', [asked]).words).toBe('Not cleared: waiting for the client');
    expect(verdict('approved', [asked, waiting]).words).toBe('Not cleared: waiting for the firm');
    const company = createItem('company', 'non_compliant', { reasons: ['company_suspended'], actor: 'firm' });
    expect(verdict('approved', [company, unmet]).words).toBe('Not cleared: suspended by the firm');
  });

  it('claims nothing before the evaluation has followed an approval, or where it cannot be read', () => {
    expect(verdict('approved', [met])).toMatchObject({
      words: 'Approved by the client',
      note: 'Your site access is being updated.',
    });
    expect(clientVerdict({ state: 'approved' }, undefined)).toMatchObject({
      words: 'Approved by the client',
      note: undefined,
      actions: [],
    });
  });
});

describe('the verdict of any other state', () => {
  it('never clears, even while an older evaluation still does', () => {
    for (const state of ENGAGEMENT_STATES.filter((one) => one !== 'approved')) {
      expect(verdict(state, [met], true).words).not.toMatch(/Cleared|Approved by/);
    }
  });

  it.each([
    ['requested', "Waiting for the client's invitation"],
    ['invited', 'Invited: waiting for your answer'],
    ['submitted', "Waiting for the client's approval"],
    ['suspended', 'Suspended by the client'],
    ['declined', 'Declined by you'],
    ['rejected', 'Not approved by the client'],
    ['ended', 'Connection ended'],
  ] as const)('%s reads %s', (state, words) => {
    expect(verdict(state, [unmet]).words).toBe(words);
  });

  it('has the answer and the submission before the actions, the submission once nothing is missing', () => {
    expect(verdict('invited', [unmet]).relationStep).toBe('answer');
    expect(verdict('in_progress', [ending])).toMatchObject({
      words: 'Not submitted yet',
      relationStep: 'submit',
    });
    expect(verdict('in_progress', [unmet, short])).toMatchObject({
      words: 'Not submitted: 2 actions left',
      relationStep: undefined,
    });
  });

  it('gives the reason of a decision, and nothing to do once the relation is over', () => {
    expect(verdict('suspended', [unmet], false, 'Unsafe work on 11/02.').note).toBe(
      'Contact the client to clear the reason. Unsafe work on 11/02.',
    );
    const over = verdict('rejected', [unmet], false, 'No capacity this year.');
    expect(over).toMatchObject({ note: 'No capacity this year.', actions: [], readinessPct: undefined });
  });
});
