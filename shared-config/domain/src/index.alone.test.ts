import { expect, it, vi } from 'vitest';

it('loads rules, labels and state tables without the schema library', async () => {
  vi.doMock('zod', () => {
    throw new Error('zod was loaded');
  });

  const { evaluate, STATUS_LABELS } = await import('./index.ts');
  expect(typeof evaluate).toBe('function');
  expect(STATUS_LABELS.compliant).toBe('Compliant');
  await expect(import('./schemas.ts')).rejects.toThrow();
});
