import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithUi } from '../test-support/render-with-ui.tsx';
import { createQuestionDesk, type Question } from './question-desk.ts';
import { QuestionDialog } from './question-dialog.tsx';

const LEAVE: Question = {
  title: 'Leave this page?',
  text: 'Your changes are not saved.',
  yes: 'Leave and lose changes',
  no: 'Stay here',
};

async function ask() {
  const desk = createQuestionDesk();
  renderWithUi(<QuestionDialog desk={desk} />);
  const answers: boolean[] = [];
  act(() => void desk.ask(LEAVE).then((leave) => answers.push(leave)));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
  return { desk, answers, dialog, user: userEvent.setup() };
}

describe('question', () => {
  it('says what is at stake and takes focus', async () => {
    const { dialog } = await ask();

    expect(dialog.textContent).toContain(LEAVE.text);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it.each([
    ['Stay here', false],
    ['Leave and lose changes', true],
  ])('is answered by %s', async (name, leave) => {
    const { answers, user } = await ask();

    await user.click(screen.getByRole('button', { name }));

    await waitFor(() => expect(answers).toEqual([leave]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('takes Escape for staying', async () => {
    const { answers, dialog, user } = await ask();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

    await user.keyboard('{Escape}');

    await waitFor(() => expect(answers).toEqual([false]));
  });

  it('answers a question that another one replaces with no', async () => {
    const { desk, answers } = await ask();
    const other: Question = { ...LEAVE, title: 'Another one?' };

    act(() => void desk.ask(other));

    await waitFor(() => expect(answers).toEqual([false]));
    expect(desk.pending.getSnapshot()).toBe(other);
  });
});
