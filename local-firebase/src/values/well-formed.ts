/** Half of a surrogate pair, which has no form in UTF-8: two texts that differ in it alone would be one on the wire. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether a text can be written in UTF-8, as all text of the platform is. */
export function isWellFormed(text: string): boolean {
  return !LONE_SURROGATE.test(text);
}
