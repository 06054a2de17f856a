import type { Product } from './product.ts';

/** Moves the time of the product's backend and of its server; schedules that come due on the way run, the latest once. */
export async function moveClock({ stack }: Product, now: string): Promise<void> {
  const answer = await fetch(`${stack.firebase.origin}/local/clock`, {
    method: 'PUT',
    body: JSON.stringify({ now }),
  });
  if (!answer.ok) throw new Error(`The clock cannot be moved: ${await answer.text()}`);
}

/** The time of the product's backend. */
export async function readClock({ stack }: Product): Promise<string> {
  const answer = await fetch(`${stack.firebase.origin}/local/clock`);
  const { now } = (await answer.json()) as { readonly now: string };
  return now;
}
