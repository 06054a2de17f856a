import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFunctionsHarness, type FunctionsHarness, PROJECT, until } from './functions-harness.ts';

function answering(text: string): string {
  return `
const { onRequest } = require('firebase-functions/v2/https');
exports.api = onRequest((request, response) => { response.send('${text}'); });
exports.parameter = onRequest((request, response) => { response.send(process.env.GREETING); });
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

  it('is loaded after a clean build, again and again', async () => {
    for (const text of ['four', 'five']) {
      harness.deleteBuild();
      await until(() => harness.logs.at(-1)?.severity === 'ERROR');
      harness.writeCode(answering(text));
      await until(async () => (await call('api')) === text);
    }
    harness.writeCode(answering('six'));
    await until(async () => (await call('api')) === 'six');
  });

  it('is loaded when its parameters change', async () => {
    expect(await call('parameter')).toBe('hello');
    harness.writeParameters('GREETING=good evening\n');
    await until(async () => (await call('parameter')) === 'good evening');
  });

  it('that hangs while it is loaded does not keep the server from stopping', async () => {
    harness.writeCode("console.log('hanging'); for (;;);");
    await until(() => harness.logs.some(({ message }) => message === 'hanging'));
    await harness.stop();
  });
});
