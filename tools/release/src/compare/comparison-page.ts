import type { PageComparison, PicturePair } from './comparison.ts';

export interface ComparisonFacts {
  readonly remote: string;
  readonly live: string;
  readonly candidate: string;
  /** Sentences about what the releases promise differently. */
  readonly contract: readonly string[];
  readonly pages: readonly PageComparison[];
}

/** A picture that lies beside the page; the name is its address. */
export interface PictureFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:110rem;margin:2rem auto;padding:0 1rem}
section{border-top:1px solid #8888;margin-top:2rem}.row{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem}
figure{margin:0}img{max-width:100%;border:1px solid #8888}.problem{color:#c00;font-weight:600}@media(prefers-color-scheme:dark){.problem{color:#f88}}`;

/** One page to read: what is promised otherwise, then each page of the remote, live, candidate and difference side by side. */
export function comparisonPage(facts: ComparisonFacts): {
  readonly html: string;
  readonly files: readonly PictureFile[];
} {
  const files: PictureFile[] = [];
  const title = escapeHtml(`${facts.remote}: ${facts.candidate} beside ${facts.live}`);
  const sections = facts.pages.map((page, index) => section(page, index, files));
  const contract =
    facts.contract.length === 0
      ? '<p>Both promise the same: menus, routes, contract and shared packages.</p>'
      : `<ul>${facts.contract.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><h1>${title}</h1><h2>What is promised</h2>${contract}<h2>Pages</h2>${sections.join('\n')}</body></html>\n`;
  return { html, files };
}

function section(
  { page, pairs, problems, share }: PageComparison,
  index: number,
  files: PictureFile[],
): string {
  const told = problems.map((problem) => `<p class="problem">${escapeHtml(problem)}</p>`).join('');
  const rows = pairs.map((pair) => row(pair, `${index + 1}-${page.role}-${pair.size}`, files)).join('');
  const place = escapeHtml(`${page.role}, ${page.path}: ${changeOf(page.side, share)}`);
  return `<section><h3>${escapeHtml(page.label)} <small>${place}</small></h3>${told}${rows}</section>`;
}

function changeOf(side: PageComparison['page']['side'], share: number): string {
  if (side === 'candidate') return 'new';
  if (side === 'live') return 'gone';
  return share === 0 ? 'the same' : `${percentOf(share)} of it differs`;
}

/** Such as "3.4 %"; never "0.0 %" of what does differ. */
export function percentOf(share: number): string {
  return share < 0.001 ? 'less than 0.1 %' : `${(share * 100).toFixed(1)} %`;
}

function row({ size, live, candidate, difference }: PicturePair, stem: string, files: PictureFile[]): string {
  const figure = (what: string, bytes: Uint8Array | undefined) => {
    if (bytes === undefined) return `<figure><figcaption>${size}, ${what}: no picture</figcaption></figure>`;
    const name = `${stem}-${what}.png`;
    files.push({ name, bytes });
    return `<figure><figcaption>${size}, ${what}</figcaption><a href="${name}"><img loading="lazy" src="${name}" alt="${size}, ${what}"></a></figure>`;
  };
  const parts = [figure('live', live), figure('candidate', candidate)];
  if (difference !== undefined && difference.share > 0) parts.push(figure('difference', difference.drawn));
  return `<div class="row">${parts.join('')}</div>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
