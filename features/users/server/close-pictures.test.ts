import { startWorld, thrice, type World } from '@vcms/server/test-support';
import { getApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closePictures } from './close-pictures.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** A picture from before, with the token that its upload made. */
async function putUp(path: string): Promise<string> {
  await world.saveFile(path, Buffer.from('picture'));
  const bucket = getStorage(getApp(world.projectId)).bucket();
  await bucket.file(path).setMetadata({ metadata: { firebaseStorageDownloadTokens: 'known' } });
  return `${world.origin}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media&token=known`;
}
const answerAt = async (address: string) => (await fetch(address)).status;

it('pictures from before open nothing by their address any more, and those of others are left alone', async () => {
  const [mine, other] = [await putUp('users/ana/photo/1.png'), await putUp('users/anabel/photo/1.png')];
  expect([await answerAt(mine), await answerAt(other)]).toEqual([200, 200]);

  await thrice(async () => expect(await closePictures(world.trusted, ['ana', 'nobody'])).toBe(1));

  expect([await answerAt(mine), await answerAt(other)]).toEqual([403, 200]);
  expect((await world.trusted.files.read('users/ana/photo/1.png')).toString()).toBe('picture');
});
