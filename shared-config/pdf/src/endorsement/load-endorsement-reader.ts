/** What reads the pages of endorsements, in a chunk of its own: it is asked for with the first such file. Rejects where it cannot be loaded. */
export async function loadEndorsementReader() {
  return (await import('./read-endorsements.ts')).readEndorsements;
}
