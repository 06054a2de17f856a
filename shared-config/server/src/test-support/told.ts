import type { World } from './world.ts';

/** Who got the notifications of a title, each as `uid: text`, in the order of the alphabet. */
export async function told(world: World, title: string): Promise<readonly string[]> {
  return (await world.list('notifications'))
    .filter((entry) => entry.title === title)
    .map(({ toId, body }) => `${toId}: ${body}`)
    .sort();
}
