import { expect, test } from 'vitest';
import type { ProtoJson } from '../../service/firestore-service.ts';
import { createIncomingMessages } from './incoming-messages.ts';

function recorder() {
  const delivered: ProtoJson[] = [];
  return { delivered, incoming: createIncomingMessages((message) => delivered.push(message)) };
}

test('a repeated request is delivered once', () => {
  const { delivered, incoming } = recorder();
  incoming.accept(0, [{ n: 0 }, { n: 1 }]);
  incoming.accept(0, [{ n: 0 }, { n: 1 }, { n: 2 }]);

  expect(delivered).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
});

test('a request that overtook another waits for it', () => {
  const { delivered, incoming } = recorder();
  incoming.accept(1, [{ n: 1 }]);
  expect(delivered).toEqual([]);

  incoming.accept(0, [{ n: 0 }]);
  expect(delivered).toEqual([{ n: 0 }, { n: 1 }]);
});
