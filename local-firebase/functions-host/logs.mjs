import { AsyncLocalStorage } from 'node:async_hooks';
import process from 'node:process';

const current = new AsyncLocalStorage();

/** Runs a task whose output belongs to a function. */
export function inFunction(name, task) {
  current.run(name, task);
}

/** Turns each write to stdout and stderr into a line of JSON: `{"local":1,"function":..,"stream":..,"text":..}`. */
export function structureOutput() {
  for (const stream of ['stdout', 'stderr']) {
    const target = process[stream];
    const write = target.write.bind(target);
    target.write = (chunk, encoding, callback) => {
      const bytes = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
      const line = { local: 1, function: current.getStore(), stream, text: bytes.replace(/\n$/, '') };
      return write(`${JSON.stringify(line)}\n`, typeof encoding === 'function' ? encoding : callback);
    };
  }
}
