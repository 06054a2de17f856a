import { expect, it } from 'vitest';
import { followConnection } from './follow-connection.ts';

it('pauses an upload while there is no connection, resumes it afterwards, and leaves it alone at its end', () => {
  const connection = new EventTarget();
  const asked: string[] = [];
  const note = (what: string) => () => {
    asked.push(what);
    return true;
  };
  const leave = followConnection({ pause: note('pause'), resume: note('resume') }, connection);

  connection.dispatchEvent(new Event('offline'));
  connection.dispatchEvent(new Event('online'));
  leave();
  connection.dispatchEvent(new Event('offline'));

  expect(asked).toEqual(['pause', 'resume']);
});
