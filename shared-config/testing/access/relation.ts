import type { Actor } from './actors.ts';
import { type Fields, type Fixture, OF_RELATION, plainFixture, type Spot, stamped } from './fixture.ts';

export function isContractor({ role }: Actor): boolean {
  return role === '5005' || role === '5006';
}

export function isClient({ role }: Actor): boolean {
  return role === '5003' || role === '5004';
}

export function isFirm({ role }: Actor): boolean {
  return role === '5001' || role === '5002';
}

/** The own side of a relation, which a list must name. */
export function bySide(spot: Spot, actor: Actor): readonly (readonly [string, '==' | 'in', unknown])[] {
  return isContractor(actor) ? [['contractorId', '==', spot.contractor]] : [['clientId', '==', spot.client]];
}

/** Records about a client and a contractor. */
export function relation(
  content: (spot: Spot, actor: Actor) => Fields,
  edit: Fields,
  more: Partial<Fixture> = {},
): Fixture {
  const whole = (spot: Spot, actor: Actor): Fields => ({
    clientId: spot.client,
    contractorId: spot.contractor,
    ...content(spot, actor),
  });
  return plainFixture(OF_RELATION, () => [], whole, edit, {
    stored: (spot, actor) => ({
      parents: [],
      id: `${spot.client}-${spot.contractor}`,
      data: stamped(whole(spot, actor)),
    }),
    fresh: (spot, actor) => ({
      parents: [],
      id: `new-${actor.role}-${spot.client}`,
      data: whole(spot, actor),
    }),
    filter: bySide,
    ...more,
  });
}
