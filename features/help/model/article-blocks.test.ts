import { describe, expect, it } from 'vitest';
import { plainText } from './article-blocks.ts';
import { blocksOfMarkdown } from './blocks-of-markdown.ts';

describe('the blocks of an article', () => {
  it('are paragraphs and lists, numbered or not, without the breaks between them', () => {
    const text = 'First\nline.\n\n- One.\n- Two\n  goes on.\n\n1. A.\n2. B.';
    expect(blocksOfMarkdown(text)).toEqual([
      ['First\nline.'],
      { ordered: false, items: [['One.'], ['Two\ngoes on.']] },
      { ordered: true, items: [['A.'], ['B.']] },
    ]);
  });

  it('hold a link in bold words, and bold words in a link', () => {
    expect(
      blocksOfMarkdown('On **[Insurance](/insurance)** and [your **own** years](/osha-emr-stats).'),
    ).toEqual([
      [
        'On ',
        { strong: [{ href: '/insurance', words: ['Insurance'] }] },
        ' and ',
        { href: '/osha-emr-stats', words: ['your ', { strong: ['own'] }, ' years'] },
        '.',
      ],
    ]);
  });

  it('leave unclosed marks as they were typed', () => {
    const text = 'Type & **open, [words] and (place).';
    expect(blocksOfMarkdown(text)).toEqual([[text]]);
  });

  it.each(['<script>x</script>', 'a <b>bold</b> word', '# Title', '`code`', '![x](y.png)', '> quote', '---'])(
    'hold no %s',
    (text) => {
      expect(() => blocksOfMarkdown(text)).toThrow('An article shows no');
    },
  );

  it('say the same without marks, on one line', () => {
    expect(plainText(blocksOfMarkdown('See **[TRIR](?article=trir)**.\n\n- One.\n- Two.'))).toBe(
      'See TRIR. One. Two.',
    );
  });
});
