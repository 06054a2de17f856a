import { describe, expect, it } from 'vitest';
import { FILE_WORDS_MAX, fileLabel, fileWords } from './file-words.ts';
import { matchesWords } from './name-words.ts';

const FILE = {
  title: 'Bond of the yard',
  fileName: 'north_gate.pdf',
  category: 'bond',
  contentType: 'application/pdf',
} as const;

describe('what a file is found by', () => {
  it.each(['bo', 'gate', 'bonds', 'pdf', 'crane', 'cran', 'zurich', '204050'])('%s', (typed) => {
    expect(fileWords(FILE, 'Cranes in Zürich, policy GL-204050').words).toContain(typed);
  });

  it('is not the middle of a word, nor one letter of the text', () => {
    const { words } = fileWords(FILE, 'Cranes lift');
    expect(words).not.toContain('ranes');
    expect(words).not.toContain('cr');
  });

  it('keeps whole words of the text before beginnings, and says when some are left out', () => {
    const text = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
    const some = fileWords(FILE, text(1900));
    expect(some.isCut).toBe(false);
    expect(some.words).toContain('word1899');
    const many = fileWords(FILE, `${text(1000)} ${text(5000)}`);
    expect(many).toMatchObject({ isCut: true });
    expect(many.words).toHaveLength(FILE_WORDS_MAX);
    expect(many.words).toContain('bond');
  });

  it('tells nothing of the sentences', () => {
    const { words } = fileWords(FILE, 'Zone four is closed');
    expect(words).toEqual(words.toSorted());
    expect(fileWords(FILE, 'closed is four zone').words).toEqual(words);
  });

  it('leaves out what nobody types', () => {
    expect(fileWords(FILE, 'x'.repeat(41)).words).not.toContain('x'.repeat(41));
  });

  it('tells its label apart from its text', () => {
    expect(matchesWords(fileLabel(FILE), 'yard north')).toBe(true);
    expect(matchesWords(fileLabel(FILE), 'crane')).toBe(false);
  });
});
