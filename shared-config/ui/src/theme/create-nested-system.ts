import type { SystemContext } from '@chakra-ui/react';

function isRecord(value: unknown): value is { _global?: unknown; _config?: unknown } {
  return typeof value === 'object' && value !== null;
}

/** The two members the trick relies on; both are internal to Chakra 3.37. */
function hasExpectedShape(system: unknown): boolean {
  return isRecord(system) && Array.isArray(system._global) && isRecord(system._config);
}

/**
 * A system for providers below the page's first one (remotes' React roots): the same styles, but it inserts no
 * second copy of the global sheet, which is 42 KB per root (architecture 5.2, T12b). When Chakra's internals no
 * longer have the expected shape, the system comes back unchanged: heavier, never wrong.
 */
export function createNestedSystem(system: SystemContext): SystemContext {
  if (!hasExpectedShape(system)) return system;
  return { ...system, _global: [], _config: { ...system._config, disableLayers: true } };
}
