import type { AuditChain, ChainBreakKind } from '@vcms/domain';

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const BREAK_WORDS: Readonly<Record<ChainBreakKind, string>> = {
  line_changed: 'the line was changed after it was sealed, or stands in another place',
  line_missing: 'the line is gone',
  link_changed: 'the seal of the line was changed',
  link_missing: 'the seal of the line is gone',
  link_added: 'a seal stands there that the product did not set',
};

type Checked = Pick<AuditChain, 'n' | 'checkedTo' | 'checkedAt' | 'break'>;

interface ChainWords {
  readonly tone: 'success' | 'danger' | 'neutral';
  readonly label: string;
  /** Sentences: when, what, and what to do. */
  readonly text: string;
}

function counted(n: number): string {
  return `${n.toLocaleString('en-US')} ${n === 1 ? 'line' : 'lines'}`;
}

/** "Broken at line 3", or how many lines hold. */
export function chainLabel(chain: Checked): string {
  if (chain.break !== undefined) return `Broken at line ${chain.break.n.toLocaleString('en-US')}`;
  return `Unbroken, ${counted(chain.checkedTo ?? 0)}`;
}

/** What the last check of a trail found, in words. */
export function chainWords(chain: Checked): ChainWords {
  const { n, checkedTo = 0, checkedAt } = chain;
  const when = checkedAt === undefined ? '' : `Checked ${TIME.format(checkedAt)}`;
  if (chain.break !== undefined) {
    const what = `At line ${chain.break.n.toLocaleString('en-US')}, ${BREAK_WORDS[chain.break.kind]}.`;
    const todo = 'Compare it with a backup, put the line back, then check again.';
    return { tone: 'danger', label: chainLabel(chain), text: `${what} ${when}. ${todo}` };
  }
  if (checkedAt === undefined)
    return { tone: 'neutral', label: `Not checked yet, ${counted(n)}`, text: 'The next night checks it.' };
  const since = n > checkedTo ? ` ${counted(n - checkedTo)} came since.` : '';
  return { tone: 'success', label: chainLabel(chain), text: `${when}.${since}` };
}
