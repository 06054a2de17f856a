/** What draws and prepares the pages of a scan, in a chunk of its own: most files have text. Rejects where it cannot be loaded. */
export async function loadScanReader() {
  return (await import(/* webpackChunkName: "library-scan" */ './read-scan.ts')).readScan;
}
