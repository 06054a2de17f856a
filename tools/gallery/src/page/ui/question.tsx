import { QuestionDialog, Text } from '@vcms/ui';
import { LONG, Shown } from '../shown.tsx';

const QUESTION = {
  title: 'Leave without saving?',
  text: 'What you typed is lost.',
  yes: 'Leave',
  no: 'Stay here',
};

const nothing = () => undefined;

export function Question() {
  return (
    <Shown>
      <Text>{LONG}</Text>
      <QuestionDialog question={QUESTION} onAnswer={nothing} />
    </Shown>
  );
}
