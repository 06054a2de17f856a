type Severity = 'DEBUG' | 'INFO' | 'NOTICE' | 'WARNING' | 'ERROR' | 'CRITICAL';

/** One thing a function, or its runner, said. */
export interface LogRecord {
  readonly severity: Severity;
  readonly message: string;
  /** Absent for what the runner or the loading of the folder says. */
  readonly function?: string;
  /** Further fields of a structured entry. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Takes what is said; must not throw. */
export type Log = (record: LogRecord) => void;

const SEVERITIES: readonly string[] = ['DEBUG', 'INFO', 'NOTICE', 'WARNING', 'ERROR', 'CRITICAL'];

/** Reads one line of a functions process; see functions-host/protocol.md. */
export function parseLogLine(line: string, stream: 'stdout' | 'stderr'): LogRecord {
  const wrapped = parseObject(line);
  if (wrapped?.local !== 1 || typeof wrapped.text !== 'string') {
    return { severity: severityOf(stream), message: line };
  }
  const from = typeof wrapped.function === 'string' ? { function: wrapped.function } : {};
  const entry = parseObject(wrapped.text);
  if (entry === undefined || typeof entry.severity !== 'string' || !SEVERITIES.includes(entry.severity)) {
    return { severity: severityOf(wrapped.stream), message: wrapped.text, ...from };
  }
  const { severity, message, ...fields } = entry;
  return {
    severity: severity as Severity,
    message: typeof message === 'string' ? message : '',
    ...from,
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}

function severityOf(stream: unknown): Severity {
  return stream === 'stderr' ? 'ERROR' : 'INFO';
}

function parseObject(text: string): Record<string, unknown> | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
