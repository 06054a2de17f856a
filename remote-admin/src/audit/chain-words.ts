import { type AuditChain, type ChainBreakKind, formatMoment } from '@vcms/domain';

const BREAK_WORDS: Readonly<Record<ChainBreakKind, string>> = {
  line_changed: 'the entry was changed after it was recorded, or moved to another place',
  line_missing: 'the entry is missing',
  link_changed: 'the hash of the entry was changed',
  link_missing: 'the hash of the entry is missing',
  link_added: 'there is a hash that the product did not write',
};

type Checked = Pick<AuditChain, 'n' | 'checkedTo' | 'checkedAt' | 'break'>;

interface ChainWords {
  readonly tone: 'success' | 'danger' | 'neutral';
  readonly label: string;
  /** Sentences: when, what, and what to do. */
  readonly text: string;
}

function counted(n: number): string {
  return `${n.toLocaleString('en-US')} ${n === 1 ? 'entry' : 'entries'}`;
}

/** "Broken at entry 3", or how many entries hold. */
export function chainLabel(chain: Checked): string {
  if (chain.break !== undefined) return `Broken at entry ${chain.break.n.toLocaleString('en-US')}`;
  return `Intact, ${counted(chain.checkedTo ?? 0)}`;
}

/** What the last check of a trail found, in words. */
export function chainWords(chain: Checked): ChainWords {
  const { n, checkedTo = 0, checkedAt } = chain;
  const when = checkedAt === undefined ? '' : `Checked ${formatMoment(checkedAt)}`;
  if (chain.break !== undefined) {
    const what = `At entry ${chain.break.n.toLocaleString('en-US')}, ${BREAK_WORDS[chain.break.kind]}.`;
    const todo = 'Compare it with a backup, restore the entry, then check again.';
    return { tone: 'danger', label: chainLabel(chain), text: `${what} ${when}. ${todo}` };
  }
  if (checkedAt === undefined)
    return { tone: 'neutral', label: `Not checked yet, ${counted(n)}`, text: 'The next night checks it.' };
  const since = n > checkedTo ? ` ${counted(n - checkedTo)} added since.` : '';
  return { tone: 'success', label: chainLabel(chain), text: `${when}.${since}` };
}
