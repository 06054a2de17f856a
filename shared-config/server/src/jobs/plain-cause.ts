/** Of gRPC and of the net: what stands behind them, in words. */
const CAUSES: Readonly<Record<string, string>> = {
  4: 'The database did not answer in time.',
  8: 'A quota of the project is used up.',
  10: 'Others changed the same records at the same time.',
  14: 'The database could not be reached.',
  IN_HAND: 'An earlier try has begun and may have been cut off.',
  ECONNREFUSED: 'The server could not be reached.',
  ECONNECTION: 'The server could not be reached.',
  ESOCKET: 'The server could not be reached.',
  ENOTFOUND: 'The name of the server is unknown.',
  EDNS: 'The name of the server is unknown.',
  ETIMEDOUT: 'The server did not answer in time.',
  ECONNRESET: 'The server ended the connection.',
  EAUTH: 'The server refused our name or password.',
};

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Why something failed: a plain sentence where the cause is known, and what the error says, for who looks after it. */
export function plainCause(error: unknown): string {
  const said = (error instanceof Error ? error.message : String(error)).trim();
  const known = CAUSES[codeOf(error)] ?? 'The product met something it does not expect.';
  return said === '' ? known : `${known} (${said})`;
}
