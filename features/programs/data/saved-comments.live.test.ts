import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore } from '@vcms/seed/live-firestore';
import { type Firestore, getDocs } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { saveComment, savedCommentsQuery } from './saved-comments.ts';

const { cs, client } = DEMO_PEOPLE;
const PROGRAM = 'scaffolds';
const text = 'Name who tags the scaffold at our sites.';

async function textsOf(firestore: Firestore, owner: string): Promise<readonly string[]> {
  const found = await getDocs(savedCommentsQuery(firestore, owner, PROGRAM));
  return found.docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [entry.value.text] : []));
}

describe('saved comments of two sides', () => {
  it("keeps a client's words to the client: the firm neither lists nor writes them", async () => {
    const own = { firestore: liveFirestore(client), uid: client.uid };
    const firm = { firestore: liveFirestore(cs), uid: cs.uid };
    const owner = client.companyId;
    expect(await saveComment(own, { owner, programId: PROGRAM, text })).toEqual({ kind: 'done' });

    expect(await textsOf(own.firestore, owner)).toEqual([text]);
    expect(await textsOf(firm.firestore, 'firm')).not.toContain(text);
    await expect(textsOf(firm.firestore, owner)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(textsOf(own.firestore, 'firm')).rejects.toMatchObject({ code: 'permission-denied' });
    const refused = await saveComment(firm, { owner, programId: PROGRAM, text });
    expect(refused.kind).toBe('failed');
  });
});
