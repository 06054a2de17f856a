import { expect, it } from 'vitest';
import { messageText } from './message-text.ts';
import { TYPED_MESSAGE } from './test-support/typed-message.ts';

it('a message is plain text in one part of a mail', () => {
  expect(messageText(TYPED_MESSAGE)).toBe(
    'Gate closed\n\nUse the north gate,\nsee the map (https://maps.test/a?b=1&c=2).\n\n- Badges on\n- No radios',
  );
});
