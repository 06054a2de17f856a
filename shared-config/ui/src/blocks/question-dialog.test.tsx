import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createUiSystem } from '../theme/system.ts';
import { UiProvider } from '../ui-provider.tsx';
import { QuestionDialog, type QuestionTexts } from './question-dialog.tsx';

const LEAVE: QuestionTexts = {
  title: 'Leave this page?',
  text: 'Your changes are not saved.',
  yes: 'Leave and lose changes',
  no: 'Stay here',
};
const system = createUiSystem();

function Page({ onAnswer }: { readonly onAnswer: (yes: boolean) => void }) {
  const [question, setQuestion] = useState<QuestionTexts>();
  const [answer] = useState(() => (yes: boolean) => {
    setQuestion(undefined);
    onAnswer(yes);
  });
  return (
    <>
      <button type="button" onClick={() => setQuestion(LEAVE)}>
        Away
      </button>
      <QuestionDialog question={question} onAnswer={answer} />
    </>
  );
}

async function ask() {
  const onAnswer = vi.fn();
  const { unmount } = render(
    <UiProvider system={system}>
      <Page onAnswer={onAnswer} />
    </UiProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Away' }));
  const dialog = await screen.findByRole('alertdialog', { name: LEAVE.title });
  return { onAnswer, dialog, user, unmount };
}

describe('question', () => {
  it('says what is at stake and takes focus', async () => {
    const { dialog } = await ask();

    expect(dialog.textContent).toContain(LEAVE.text);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it.each([
    [LEAVE.no, false],
    [LEAVE.yes, true],
  ])('is answered by %s', async (name, leave) => {
    const { onAnswer, user } = await ask();

    await user.click(screen.getByRole('button', { name }));

    expect(onAnswer.mock.calls).toEqual([[leave]]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('takes Escape for no and gives focus back', async () => {
    const { onAnswer, dialog, user } = await ask();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

    await user.keyboard('{Escape}');

    await waitFor(() => expect(onAnswer.mock.calls).toEqual([[false]]));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Away'));
  });

  it('means no when the page that asks goes away', async () => {
    const { onAnswer, unmount } = await ask();

    unmount();

    expect(onAnswer.mock.calls).toEqual([[false]]);
  });
});
