/** A message as somebody types it: heading, emphasis, link, list. */
export const TYPED_MESSAGE = [
  '# Gate closed',
  '',
  'Use the **north** gate,',
  'see [the map](https://maps.test/a?b=1&c=2).',
  '',
  '- Badges *on*',
  '- No radios',
].join('\n');
