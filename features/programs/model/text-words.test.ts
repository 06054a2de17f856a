import { describe, expect, it } from 'vitest';
import { type PiecePage, placedWords, sentencesOf, type TextPiece } from './text-words.ts';

function piece(text: string, y: number, more: Partial<TextPiece> = {}): TextPiece {
  return { text, x: 50, y, width: text.length * 5, height: 10, angle: 0, ...more };
}

function page(number: number, ...items: readonly TextPiece[]): PiecePage {
  return { page: number, items };
}

const textOf = (pages: readonly PiecePage[]) => placedWords(pages).map(({ text }) => text);

describe('the words of a file', () => {
  it('stand in their places: each has its part of the piece', () => {
    const [first, second] = placedWords([page(3, piece('Wear hats', 100))]);
    expect(first?.place).toEqual({ page: 3, x: 50, y: 100, width: 20, height: 10 });
    expect(second?.place).toMatchObject({ x: 75, width: 20 });
  });

  it('are read without heads and feet that run through the file, and without stamps across it', () => {
    const pages = [1, 2, 3, 4].map((number) =>
      page(
        number,
        piece('Acme manual', 20),
        piece('SAMPLE', 300, { angle: -0.6 }),
        piece(`Chapter ${number} says this.`, 100, { text: `Chapter ${'ABCD'[number - 1]} says this.` }),
        piece(`Page ${number} of 4`, 700),
      ),
    );
    expect(textOf(pages).join(' ')).toBe(
      'Chapter A says this. Chapter B says this. Chapter C says this. Chapter D says this.',
    );
  });

  it('keep what stands twice only, and what is written across a whole page', () => {
    expect(textOf([page(1, piece('Head', 20)), page(2, piece('Head', 20))])).toEqual(['Head', 'Head']);
    expect(textOf([page(1, piece('Turned', 20, { angle: 1.57 }))])).toEqual(['Turned']);
  });
});

describe('sentences', () => {
  const sentences = (pages: readonly PiecePage[]) =>
    sentencesOf(placedWords(pages)).map((words) => words.map(({ text }) => text).join(' '));

  it('run over lines and pages, however a text is broken', () => {
    const broken = [page(1, piece('Inspect each', 100)), page(2, piece('ladder. Then climb.', 50))];
    const whole = [page(1, piece('Inspect each ladder.', 100), piece('Then climb.', 113))];
    expect(sentences(broken)).toEqual(sentences(whole));
  });

  it('begin anew below a gap and where letters are larger', () => {
    const pages = [
      page(1, piece('Ladders', 50, { height: 16 }), piece('One row', 75), piece('Another row', 95)),
    ];
    expect(sentences(pages)).toEqual(['Ladders', 'One row', 'Another row']);
  });
});
