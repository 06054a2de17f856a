import { expect, it } from 'vitest';
import { loadPdfEngine } from './pdf-engine.ts';

/** Every function of the language and of what it is made of, by its name. */
function ownFunctions(): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  const owners = Object.getOwnPropertyNames(globalThis).flatMap((name) => {
    const value: unknown = Object.getOwnPropertyDescriptor(globalThis, name)?.value;
    if (typeof value === 'function')
      return [[name, value] as const, [`${name}.prototype`, value.prototype] as const];
    return value === null || typeof value !== 'object' ? [] : [[name, value] as const];
  });
  for (const [owner, value] of owners) {
    if (value === undefined || value === null || value === globalThis) continue;
    for (const [name, { value: own }] of Object.entries(Object.getOwnPropertyDescriptors(value)))
      if (typeof own === 'function' && name !== 'constructor') found.set(`${owner}.${name}`, own);
  }
  return found;
}

it('leaves every function of the language as it was before the library came', async () => {
  const before = ownFunctions();
  expect(before.get('JSON.stringify')).toBe(JSON.stringify);

  await loadPdfEngine();

  const after = ownFunctions();
  const changed = [...before.keys()].filter((name) => before.get(name) !== after.get(name));
  expect(changed).toEqual([]);
});
