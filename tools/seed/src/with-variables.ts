/**
 * Runs with these variables set and puts back what was there. The workers of all projects inherit the variables of this
 * process: a server SDK in another test would talk to this backend instead of its own.
 */
export async function withVariables(
  variables: Readonly<Record<string, string>>,
  run: () => Promise<void>,
): Promise<void> {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    await run();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
