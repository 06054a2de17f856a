import { describe, expect, it } from 'vitest';
import { TYPED_MESSAGE } from '../model/test-support/typed-message.ts';
import { messageHtml } from './message-html.ts';

describe('a message', () => {
  it('is HTML in one part of a mail', () => {
    expect(messageHtml(TYPED_MESSAGE)).toBe(
      [
        '<h2 style="font-size:18px">Gate closed</h2>',
        '<p>Use the <strong>north</strong> gate,<br>see <a href="https://maps.test/a?b=1&amp;c=2">the map</a>.</p>',
        '<ul><li>Badges <em>on</em></li><li>No radios</li></ul>',
      ].join('\n'),
    );
  });

  it.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '[click](javascript:alert(1))',
    '[click](data:text/html,<script>1</script>)',
    '![x](https://a.test/"onerror="alert(1))',
    '`<b>`',
    '<div>\n<b onclick=x>',
    '> <i>quote</i>',
    '[a](https://a.test/"><script>1</script>)',
  ])('shows %s as it was typed', (typed) => {
    const html = messageHtml(typed);
    const made = html.replaceAll(/<\/?(p|h2|ul|ol|li|strong|em|br)>|<a href="https?:[^"<>]*">|<\/a>/g, '');
    expect(made).not.toMatch(/[<>]/);
    expect(html).not.toMatch(/href="(?!https?:)/);
    expect(html).not.toContain('<img');
  });
});
