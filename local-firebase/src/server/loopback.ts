/** Whether a host name or address, as in `--host` or a URL, always means this computer. */
export function isLoopbackHost(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    /^\[?::1\]?$/.test(host) ||
    /^127(\.\d+){3}$/.test(host)
  );
}
