/** A rule of a style sheet: declarations, or rules inside an at-rule. */
interface Rule {
  readonly prelude: string;
  readonly declarations: readonly string[];
  readonly rules: readonly Rule[];
}

const VARIABLE = /var\((--[^,)\s]+)/g;
/** Spellings for browsers from before flexbox was settled. */
const OLD_SPELLING = /^-ms-|^-moz-|^-webkit-(?!font-smoothing|text-size|tap-|appearance)|:\s*-(?:webkit|ms)-/;

/**
 * A style sheet without what a piece of markup cannot use: custom properties that nothing reads, keyframes that nothing runs, rules for
 * elements and classes that it has not, and old spellings.
 */
export function pruneStyles(css: string, markup: string): string {
  const rules = kept(parse(css), markup);
  const used = usedVariables(rules);
  const running = declarationsOf(rules).filter((text) => text.startsWith('animation'));
  return rules.map((rule) => written(rule, used, running)).join('');
}

/** Rules and declarations in their order; comments are none in generated sheets. */
function parse(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  let from = 0;
  for (let at = css.indexOf('{'); at >= 0; at = css.indexOf('{', from)) {
    const end = closing(css, at);
    const statement = css.slice(from, at).lastIndexOf(';') + 1;
    if (statement > 0)
      rules.push({ prelude: css.slice(from, from + statement).trim(), declarations: [], rules: [] });
    const prelude = css.slice(from + statement, at).trim();
    const body = css.slice(at + 1, end);
    rules.push(
      body.includes('{')
        ? { prelude, declarations: [], rules: parse(body) }
        : { prelude, declarations: declarationsIn(body), rules: [] },
    );
    from = end + 1;
  }
  return rules;
}

function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('The sheet has a rule without an end.');
}

/** Semicolons inside brackets and quotes belong to a value. */
function declarationsIn(body: string): readonly string[] {
  const found =
    body.match(/(?:\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)|"[^"]*"|'[^']*'|[^;])+/g) ?? [];
  return found.map((text) => text.trim()).filter((text) => text !== '' && !OLD_SPELLING.test(text));
}

function kept(rules: readonly Rule[], markup: string): readonly Rule[] {
  return rules.flatMap((rule) => {
    if (rule.prelude.startsWith('@keyframes')) return [rule];
    // What stands for a second is not printed.
    if (/^@-|^@media print/.test(rule.prelude)) return [];
    if (rule.prelude.startsWith('@'))
      return rule.rules.length === 0 ? [rule] : [{ ...rule, rules: kept(rule.rules, markup) }];
    const selectors = selectorsIn(rule.prelude).filter((selector) => canMatch(selector, markup));
    return selectors.length === 0 ? [] : [{ ...rule, prelude: selectors.join(',') }];
  });
}

/** Commas inside brackets belong to a selector. */
function selectorsIn(prelude: string): readonly string[] {
  return (prelude.match(/(?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|[^,])+/g) ?? []).map((text) => text.trim());
}

const PAGE_PARTS = new Set(['html', 'body', 'main']);
/** Parts that other browsers or other fields have, and states that only the app brings about. */
const NEVER =
  /::?-(?:ms|moz)-|::-webkit-(?:input-pl|search|file|inner|outer)|^[^,]*aria-expanded|aria-invalid/;

function canMatch(selector: string, markup: string): boolean {
  if (NEVER.test(selector)) return false;
  const plain = selector.replace(/:[a-z-]*\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|::?[a-z-]+/g, ' ');
  const namesIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name]) => name ?? '');
  const has = (pattern: string) => new RegExp(pattern).test(markup);
  return (
    namesIn(plain, /\.([\w-]+)/g).every(
      (name) => ['light', 'dark'].includes(name) || has(`class="[^"]*\\b${name}(?=[ "])`),
    ) &&
    namesIn(selector, /\[type=["']?([a-z]+)/g).every((name) => has(`type="${name}"`)) &&
    namesIn(plain.replace(/[.#][\w-]+/g, ' '), /([a-z][a-z\d]*)/g).every(
      (name) => PAGE_PARTS.has(name) || has(`<${name}[ >]`),
    )
  );
}

function declarationsOf(rules: readonly Rule[]): readonly string[] {
  return rules.flatMap((rule) => [...rule.declarations, ...declarationsOf(rule.rules)]);
}

function usedVariables(rules: readonly Rule[]): ReadonlySet<string> {
  const declarations = declarationsOf(rules);
  const used = new Set<string>();
  let waiting = declarations.filter((text) => !text.startsWith('--'));
  while (waiting.length > 0) {
    const names = new Set(
      waiting.flatMap((text) => [...text.matchAll(VARIABLE)].map(([, name]) => name ?? '')),
    );
    const fresh = [...names].filter((name) => !used.has(name));
    for (const name of fresh) used.add(name);
    waiting = declarations.filter((text) => fresh.some((name) => text.startsWith(`${name}:`)));
  }
  return used;
}

function written(rule: Rule, used: ReadonlySet<string>, running: readonly string[]): string {
  const { prelude, declarations, rules } = rule;
  if (prelude.endsWith(';')) return prelude;
  if (prelude.startsWith('@keyframes')) {
    const name = prelude.split(' ')[1] ?? '';
    if (!running.some((text) => text.includes(name))) return '';
  }
  const inner = rules.map((one) => written(one, used, running)).join('');
  const own = declarations.filter(
    (text) => !text.startsWith('--') || used.has(text.slice(0, text.indexOf(':'))),
  );
  return inner === '' && own.length === 0 ? '' : `${prelude}{${inner}${own.join(';')}}`;
}
