import type { CoverageEntry, CoverageReport } from '../rules/coverage-report.ts';

/** A stretch of the rules and what it evaluated to. */
interface Mark {
  readonly start: number;
  readonly end: number;
  readonly entry: CoverageEntry;
}

const STYLE = `body{font:14px/1.5 monospace;margin:2rem;white-space:pre-wrap}
.hit{background:#d8f5dc}.never{background:#fbdada}span[title]{border-bottom:1px dotted #888}
@media(prefers-color-scheme:dark){body{background:#16181c;color:#e6e6e6}.hit{background:#1d4426}.never{background:#5a2323}}`;

/** The rules as a page: green was evaluated, red never was; the values show on hovering. */
export function renderCoveragePage({ rules, report }: CoverageReport): string {
  const source = rules.files[0]?.content ?? '';
  const body = renderRange(source, 0, source.length, report.map(markOf));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Rule coverage</title><style>${STYLE}</style><body>${body}</body></html>`;
}

function markOf(entry: CoverageEntry): Mark {
  const { currentOffset, endOffset } = entry.sourcePosition;
  return { start: currentOffset, end: endOffset, entry };
}

function renderRange(source: string, start: number, end: number, marks: readonly Mark[]): string {
  let text = '';
  let at = start;
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    // A child that an optimised expression repeats elsewhere has no place of its own here.
    if (mark.start < at || mark.end > end) continue;
    text += escapeHtml(source.slice(at, mark.start)) + renderMark(source, mark);
    at = mark.end;
  }
  return text + escapeHtml(source.slice(at, end));
}

function renderMark(source: string, { start, end, entry }: Mark): string {
  const values = (entry.values ?? []).map(({ value, count }) => `${JSON.stringify(value)} ${count} times`);
  const title = values.length === 0 ? 'never evaluated' : values.join('\n');
  const inner = renderRange(source, start, end, (entry.children ?? []).map(markOf));
  return `<span class="${values.length === 0 ? 'never' : 'hit'}" title="${escapeHtml(title)}">${inner}</span>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
