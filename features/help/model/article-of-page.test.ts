import { describe, expect, it } from 'vitest';
import { articleOfPage } from './article-of-page.ts';

const ARTICLES = {
  '/insurance-reviews': 'insurance-register',
  '/queue': 'how-the-queue-works',
  '/queue/:contractorId/:policyId': 'what-to-check',
};

describe('the article of a page', () => {
  it('is that of its own route; the page of one record takes that of its list', () => {
    expect(articleOfPage(ARTICLES, '/queue')).toBe('how-the-queue-works');
    expect(articleOfPage(ARTICLES, '/queue/:contractorId/:policyId')).toBe('what-to-check');
    expect(articleOfPage(ARTICLES, '/insurance-reviews/:contractorId')).toBe('insurance-register');
  });

  it('is none for another page below it, and none where nothing explains the page', () => {
    expect(articleOfPage(ARTICLES, '/queue/catalog')).toBeUndefined();
    expect(articleOfPage(ARTICLES, '/calendar')).toBeUndefined();
  });
});
