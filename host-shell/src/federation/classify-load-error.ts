import type { LoadFailureKind } from './load-failure.ts';

/** Which part of a load an error came from. */
export type CodePhase = 'entry' | 'app';

interface Rule {
  readonly kind: LoadFailureKind;
  readonly phases: readonly CodePhase[];
  readonly pattern: RegExp;
}

/**
 * Texts of the federation runtime 2.9 and of the browsers, first match wins (architecture 5.2, "Error codes").
 * Firefox and Safari texts are from their documentation, Chromium's and the runtime's were captured from runs.
 */
const RULES: readonly Rule[] = [
  { kind: 'integrity', phases: ['entry', 'app'], pattern: /MissingIntegrity/ },
  { kind: 'entry-evaluation', phases: ['entry'], pattern: /ScriptExecutionError/ },
  { kind: 'entry-timeout', phases: ['entry'], pattern: /ScriptNetworkError[\s\S]*timed out/ },
  { kind: 'entry-network', phases: ['entry'], pattern: /ScriptNetworkError|RUNTIME-008/ },
  {
    kind: 'entry-missing-global',
    phases: ['entry', 'app'],
    pattern: /RUNTIME-001|RUNTIME-002|remoteEntryExports is undefined/,
  },
  { kind: 'expose-missing', phases: ['entry', 'app'], pattern: /does not exist in container|RUNTIME-014/ },
  {
    kind: 'shared-mismatch',
    phases: ['entry', 'app'],
    pattern: /does not satisfy the requirement|RUNTIME-012|RUNTIME-006|Shared module is not available/,
  },
  { kind: 'entry-evaluation', phases: ['entry', 'app'], pattern: /RUNTIME-015/ },
  { kind: 'chunk-timeout', phases: ['app'], pattern: /Loading (?:CSS )?chunk[\s\S]*\(timeout:/ },
  {
    kind: 'chunk-network',
    phases: ['app'],
    pattern:
      /ChunkLoadError|Loading (?:CSS )?chunk|dynamically imported module|Importing a module script failed/,
  },
];

/** The kind of an error that loading a remote's code ended with. */
export function classifyLoadError(error: unknown, phase: CodePhase): LoadFailureKind {
  const text = textOf(error);
  const rule = RULES.find(({ phases, pattern }) => phases.includes(phase) && pattern.test(text));
  if (rule !== undefined) return rule.kind;
  return phase === 'entry' ? 'entry-evaluation' : 'module-evaluation';
}

/** The address of the chunk that did not load, when the error names one. */
export function failedUrl(error: unknown): string | undefined {
  if (typeof error === 'object' && error !== null && 'request' in error && typeof error.request === 'string')
    return error.request;
  return /https?:\/\/[^\s"')]+\.js/.exec(textOf(error))?.[0];
}

function textOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : '';
}
