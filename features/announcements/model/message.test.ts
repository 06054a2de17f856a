import { expect, it } from 'vitest';
import { messageText } from './message-text.ts';

const TYPED = [
  '# Gate closed',
  '',
  'Use the **north** gate,',
  'see [the map](https://maps.test/a?b=1&c=2).',
  '',
  '- Badges *on*',
  '- No radios',
].join('\n');

it('a message is plain text in one part of a mail', () => {
  expect(messageText(TYPED)).toBe(
    'Gate closed\n\nUse the north gate,\nsee the map (https://maps.test/a?b=1&c=2).\n\n- Badges on\n- No radios',
  );
});
