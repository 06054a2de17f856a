import { describe, expect, it } from 'vitest';
import { LEAVE_QUESTION, type Question } from './question.ts';
import { createQuestionDesk } from './question-desk.ts';

const OTHER: Question = { ...LEAVE_QUESTION, title: 'Another one?' };

describe('question desk', () => {
  it.each([true, false])('gives the answer to who asked: %s', async (yes) => {
    const desk = createQuestionDesk();
    const asked = desk.ask(LEAVE_QUESTION);
    expect(desk.pending.getSnapshot()).toBe(LEAVE_QUESTION);

    desk.answer(yes);

    expect(await asked).toBe(yes);
    expect(desk.pending.getSnapshot()).toBeUndefined();
  });

  it('answers a question that another one replaces with no', async () => {
    const desk = createQuestionDesk();
    const first = desk.ask(LEAVE_QUESTION);

    const second = desk.ask(OTHER);

    expect(await first).toBe(false);
    expect(desk.pending.getSnapshot()).toBe(OTHER);
    desk.answer(true);
    expect(await second).toBe(true);
  });

  it('takes an answer that nobody waits for', () => {
    const desk = createQuestionDesk();

    desk.answer(true);

    expect(desk.pending.getSnapshot()).toBeUndefined();
  });
});
