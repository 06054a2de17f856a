import type { AuthApiSpec } from './auth-emulator-modules.ts';

/** Tenants, identity-provider administration, passkeys and calls the emulator itself does not implement. */
const unsupported =
  /\/tenants|IdpConfigs|defaultSupportedIdps|inboundSamlConfigs|passkey|identityPlatform|GameCenter|IosClient|issueSaml/;

const httpMethods = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Removes from the emulator's OpenAPI document what it does not need, because it compiles a validator for every
 * parameter, body and answer of every path (local-firebase 9; 80 paths took 5.2 s of CPU):
 * paths without support, nine parameters of Google's HTTP front end that no call reads and every path repeats,
 * and the form of the answers, by which the emulator only checks itself.
 */
export function trimApiSpec(spec: AuthApiSpec): void {
  for (const [path, operations] of Object.entries(spec.paths)) {
    if (unsupported.test(path)) {
      delete spec.paths[path];
      continue;
    }
    if (Array.isArray(operations.parameters)) {
      operations.parameters = operations.parameters.filter((parameter) => !isShared(parameter));
    }
    for (const method of httpMethods) acceptAnyAnswer(operations[method]);
  }
}

/** The front end's parameters are references; a path's own ones are written out. */
function isShared(parameter: unknown): boolean {
  return isRecord(parameter) && '$ref' in parameter;
}

function acceptAnyAnswer(operation: unknown): void {
  if (!isRecord(operation) || !isRecord(operation.responses)) return;
  for (const response of Object.values(operation.responses)) {
    if (!isRecord(response) || !isRecord(response.content)) continue;
    for (const mediaType of Object.values(response.content)) {
      if (isRecord(mediaType)) mediaType.schema = {};
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
