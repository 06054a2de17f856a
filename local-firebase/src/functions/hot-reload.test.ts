import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFunctionsHarness, type FunctionsHarness, PROJECT, until } from './functions-harness.ts';

function answering(text: string): string {
  return `
const { onRequest } = require('firebase-functions/v2/https');
exports.api = onRequest((request, response) => { response.send('${text}'); });
exports.slowly = onRequest((request, response) => { setTimeout(() => response.send('${text}'), 1500); });
`;
}

describe('a changed functions folder', () => {
  let harness: FunctionsHarness;

  beforeAll(async () => {
    harness = createFunctionsHarness(answering('one'));
    await harness.start();
    await harness.settled();
  });

  afterAll(() => harness.remove());

  async function call(name: string): Promise<string> {
    return (await fetch(`${harness.origin()}/${PROJECT}/us-central1/${name}`)).text();
  }

  it('is loaded, while running calls end in the old code', async () => {
    const running = call('slowly');
    harness.writeCode(answering('two'));
    await until(async () => (await call('api')) === 'two');
    expect(await running).toBe('one');
  });

  it('that does not load is reported, and the old code goes on', async () => {
    harness.writeCode('this is no JavaScript');
    await until(() => harness.logs.some(({ message }) => /cannot be loaded.*SyntaxError/s.test(message)));
    expect(await call('api')).toBe('two');
  });

  it('is loaded again once it is mended', async () => {
    harness.writeCode(answering('three'));
    await until(async () => (await call('api')) === 'three');
  });
});
