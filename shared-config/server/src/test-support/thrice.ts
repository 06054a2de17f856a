/** Delivers an event as a trigger may get it: twice at once and once more. */
export async function thrice(follow: () => Promise<unknown>): Promise<void> {
  await Promise.all([follow(), follow()]);
  await follow();
}
