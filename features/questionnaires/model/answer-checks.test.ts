import { expect, it } from 'vitest';
import { answerWith } from './answer-checks.ts';

const before = {
  value: 'yes',
  comment: 'Two crews.',
  docId: 'paper',
  answeredAt: new Date(0),
  answeredBy: 'u',
};

it('changes of an answer what is named, and keeps what came to it meanwhile', () => {
  expect(answerWith(before, { value: 'no' })).toEqual({ value: 'no', comment: 'Two crews.', docId: 'paper' });
  expect(answerWith(before, { docId: 'newer' })).toEqual({
    value: 'yes',
    comment: 'Two crews.',
    docId: 'newer',
  });
});

it('takes a comment away, and begins an answer with what is given first', () => {
  expect(answerWith(before, { comment: undefined })).toEqual({
    value: 'yes',
    comment: undefined,
    docId: 'paper',
  });
  expect(answerWith(undefined, { docId: 'paper' })).toEqual({
    value: '',
    comment: undefined,
    docId: 'paper',
  });
});
