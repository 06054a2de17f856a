import type { ClientLine, Item } from '@vcms/domain';
import { expect, it } from 'vitest';
import { clientOutcomes, metText } from './client-outcomes.ts';

function client(clientName: string, ...statuses: readonly Item['status'][]): ClientLine {
  const items = statuses.map(
    (status, at): Item => ({
      ...{ key: `insurance.gl.${at}`, status, raw: status, reasons: [], evidenceIds: [], actor: null },
    }),
  );
  const demand: ClientLine['demand'] = { required: true, limits: {}, endorsements: [] } as never;
  return { clientId: clientName, clientName, status: 'compliant', demand, items };
}

it('puts the clients first that the policy would leave short', () => {
  const outcomes = clientOutcomes([
    client('Yarrow', 'compliant', 'expiring'),
    client('Acorn', 'compliant'),
    client('Birch', 'non_compliant', 'compliant'),
    client('Cedar', 'non_compliant', 'non_compliant'),
  ]);
  expect(outcomes.map(({ clientName, missed }) => `${clientName} ${missed.length}`)).toEqual([
    'Cedar 2',
    'Birch 1',
    'Acorn 0',
    'Yarrow 0',
  ]);
  expect(metText(outcomes)).toBe('Meets 2 of 4');
});
