import { CALLABLES } from '@vcms/domain/schemas';
import { expect, it } from 'vitest';
import { callables } from './callables.ts';
import { endpoints } from './endpoints.ts';
import * as main from './main.ts';
import { schedules } from './schedules.ts';
import { triggers } from './triggers.ts';

it('gives Firebase every callable of the table, every trigger, schedule and endpoint', () => {
  const named = [CALLABLES, callables, triggers, schedules, endpoints].flatMap((part) => Object.keys(part));

  expect(Object.keys(main).sort()).toEqual([...new Set(named)].sort());
});
