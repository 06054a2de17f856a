import type { LogEvent } from '../telemetry/logger.ts';

/** What this page knows of one remote. */
export interface LoadSummary {
  readonly remote: string;
  readonly release: string | undefined;
  /** Why the release was chosen, in words of the runbooks. */
  readonly source: string | undefined;
  /** The last failure of this page load. */
  readonly failure: { readonly at: string; readonly outcome: string; readonly reference: string } | undefined;
}

const LOAD_EVENT = 'remote.load';

/** Sums the load events of a page up, one line for each remote, in the order of their first load. */
export function summariseLoads(events: readonly LogEvent[]): readonly LoadSummary[] {
  const summaries = new Map<string, LoadSummary>();
  for (const { event, level, at, data } of events) {
    if (event !== LOAD_EVENT || typeof data.remote !== 'string') continue;
    const { remote } = data;
    const before = summaries.get(remote) ?? {
      remote,
      release: undefined,
      source: undefined,
      failure: undefined,
    };
    const change =
      level === 'error'
        ? { failure: { at, outcome: textOf(data.outcome) ?? '', reference: textOf(data.reference) ?? '' } }
        : { release: textOf(data.version), source: sourceText(data.source, data.registry) };
    summaries.set(remote, { ...before, ...change });
  }
  return [...summaries.values()];
}

const SOURCES: Readonly<Record<string, string>> = {
  override: 'override',
  pin: 'pinned for this tab',
  canary: 'canary',
  active: 'registry',
  previous: 'registry, the release before',
};

/** Why this tab runs the release; says so when no registry could be read and a stored one had to serve. */
function sourceText(source: unknown, registry: unknown): string | undefined {
  const text = SOURCES[textOf(source) ?? ''];
  if (text === undefined || registry !== 'last-known-good' || source === 'override') return text;
  return `${text} (last-known-good copy)`;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
