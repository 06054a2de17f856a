import type { Audience } from '@vcms/domain';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';

/** Contractors that work for the client or are on the way to it; nobody else is ever written to (domain section 2). */
const ENGAGED = ['in_progress', 'submitted', 'approved', 'suspended'] as const;

/** A contractor that an audience means. */
export interface Meant {
  readonly contractorId: string;
  readonly name: string;
  /** Which of its states, statuses, trades or sites fit. */
  readonly why: readonly string[];
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(textOf).filter((text) => text !== '') : [];
}

/** What the audience asks of an engagement and what it has of that. */
function fitting(engagement: DocumentData, { mode, values }: Audience): readonly string[] {
  const among = (found: readonly string[]) => found.filter((one) => values.includes(one));
  switch (mode) {
    case 'all_approved':
      return engagement.state === 'approved' ? ['approved'] : [];
    case 'status':
      return among([textOf(engagement.overall), textOf(engagement.state)]);
    case 'trade':
      return among(textsOf(engagement.contractorTrades));
    case 'site':
      return among(textsOf(engagement.sites));
    case 'selected':
      return values.includes(textOf(engagement.contractorId)) ? ['selected'] : [];
    default:
      return [];
  }
}

/** Why an engagement is meant by an audience; empty: it is not. */
export function whyMeant(engagement: DocumentData, audience: Audience): readonly string[] {
  return ENGAGED.some((state) => state === engagement.state) ? fitting(engagement, audience) : [];
}

/** Of all engaged contractors of a client: what an audience needs to know of them. */
export async function engagedOf({ db }: Trusted, clientId: string): Promise<readonly DocumentData[]> {
  const found = await db
    .collection('engagements')
    .where('clientId', '==', clientId)
    .where('state', 'in', [...ENGAGED])
    .select('contractorId', 'contractorName', 'state', 'overall', 'contractorTrades', 'sites')
    .get();
  return found.docs.map((entry) => entry.data());
}

/** Whom an audience means, by name. */
export function meantBy(engaged: readonly DocumentData[], audience: Audience): readonly Meant[] {
  return engaged
    .map((one) => ({
      contractorId: textOf(one.contractorId),
      name: textOf(one.contractorName),
      why: whyMeant(one, audience),
    }))
    .filter(({ why }) => why.length > 0)
    .toSorted((left, right) => left.name.localeCompare(right.name));
}

/** Every value that contractors have in a list, each once, in the order of the alphabet. */
export function valuesIn(engaged: readonly DocumentData[], field: string): readonly string[] {
  return [...new Set(engaged.flatMap((one) => textsOf(one[field])))].toSorted((a, b) => a.localeCompare(b));
}
