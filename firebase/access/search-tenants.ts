import { nameWords } from '@vcms/domain';

const WORDS = ['Bright', 'Steel', 'Café', 'Works', 'Mara', 'Vance', 'O’Brien', 'Line', 'North', 'GL-10'];
const CLIENTS = ['X', 'foreign-client'] as const;
const CONTRACTORS = ['A', 'foreign-contractor'] as const;

const wordAt = (at: number): string => WORDS[at % WORDS.length] ?? '';

/** One record of each kind that a search looks into, of the own (0) or of another tenant (1). */
export function recordsOfTenant(
  tenant: 0 | 1,
  at: number,
): readonly (readonly [string, Record<string, unknown>])[] {
  const [client, contractor] = [CLIENTS[tenant], CONTRACTORS[tenant]];
  const name = `${wordAt(at)} ${wordAt(at + 1 + (at % 3))} Group ${at}`;
  const lastName = at % 2 === 0 ? 'Group' : wordAt(at + 3);
  const firm = tenant === 1;
  const own = `t${tenant}c${at}`;
  return [
    [`companies/${own}`, { name, nameWords: nameWords(name), kind: firm ? 'firm' : 'contractor' }],
    [
      `engagements/${client}_${own}`,
      { clientId: client, contractorId: own, contractorName: name, nameWords: nameWords(name) },
    ],
    [`users/${own}`, { firstName: wordAt(at), lastName, role: firm ? '5001' : '5005' }],
    [`companies/${contractor}/staff/${own}`, { firstName: wordAt(at), lastName }],
    [
      `staffAssignments/${client}_${own}`,
      { clientId: client, contractorId: contractor, name: `${lastName} ${name}`, visible: true },
    ],
    [`companies/${contractor}/policies/${own}`, { policyNumber: `GL-10${at}` }],
    [
      `companies/${contractor}/documentTexts/${own}`,
      {
        ...{ title: `${lastName} ${name}`, nameWords: nameWords(name), state: 'accepted' },
        // What is the company's own, of its people or another client's stands beside what the client may open.
        visibility: ['engaged', `client:${client}`, 'company', 'client:Y'][at % 4],
        ...(at % 8 === 2 ? { typeId: 'staff_record', staffId: own } : {}),
      },
    ],
    [`companies/${contractor}/restrictedDocuments/${own}`, { title: name }],
  ];
}

/** Beginnings of known words, several at once, and letters that mean nothing. */
export function termOf(random: () => number): string {
  const one = () => {
    const word = wordAt(Math.floor(random() * WORDS.length));
    const part = word.slice(0, 1 + Math.floor(random() * word.length));
    return random() < 0.5 ? part : part.toUpperCase();
  };
  const kind = random();
  if (kind < 0.1) return String.fromCodePoint(33 + Math.floor(random() * 300)).repeat(2);
  return kind < 0.7 ? one() : `${one()} ${one()}`;
}

/** Numbers 0 to 1, the same on each run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
