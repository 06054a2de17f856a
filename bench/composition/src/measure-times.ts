import type { Browser } from 'playwright-core';
import { accountOf, bothSides, type Pair, SIDES, type Side } from './measure-pages.ts';
import type { Rivals } from './rivals.ts';
import { FIRST_REMOTE_PAGE, openVisitor, SIGN_IN_FORM, signIn, type Visitor, visit } from './visitor.ts';

/** One way of coming to a page; the times are milliseconds, one for each round. */
export interface Timing {
  readonly page: 'sign-in form' | 'first remote page';
  readonly cpu: number;
  readonly cold: boolean;
  readonly times: Pair<number[]>;
}

const ROLE = '5003';

/** Both sides in turn, round by round, so that a busy moment of the machine meets both; the first side alternates. */
export async function measureTimes(
  browser: Browser,
  rivals: Rivals,
  rounds: number,
): Promise<readonly Timing[]> {
  const timings = [1, 4].flatMap((cpu) =>
    [true, false].flatMap((cold) => [
      newTiming('first remote page', cpu, cold),
      ...(cold ? [newTiming('sign-in form', cpu, cold)] : []),
    ]),
  );
  const guests = await bothSides(() => openVisitor(browser));
  const members = await bothSides(async (side) => {
    const visitor = await openVisitor(browser);
    const { email, password } = accountOf(ROLE);
    await signIn(visitor, rivals[side], email, password);
    return visitor;
  });
  for (let round = 0; round < rounds; round += 1) {
    const order: readonly Side[] = round % 2 === 0 ? SIDES : [...SIDES].reverse();
    for (const timing of timings)
      for (const side of order) {
        const visitor = timing.page === 'sign-in form' ? guests[side] : members[side];
        timing.times[side].push(await timeOf(visitor, rivals, side, timing));
      }
  }
  for (const visitor of [...Object.values(guests), ...Object.values(members)]) await visitor.close();
  return timings;
}

function newTiming(page: Timing['page'], cpu: number, cold: boolean): Timing {
  return { page, cpu, cold, times: { federated: [], monolith: [] } };
}

async function timeOf(
  visitor: Visitor,
  rivals: Rivals,
  side: Side,
  { page, cpu, cold }: Timing,
): Promise<number> {
  const isSignIn = page === 'sign-in form';
  const url = `${rivals[side]}${isSignIn ? '/login/' : '/dashboard'}`;
  const selector = isSignIn ? SIGN_IN_FORM : FIRST_REMOTE_PAGE;
  return (await visit(visitor, url, selector, { cold, cpu, backend: rivals.backend })).ms;
}
