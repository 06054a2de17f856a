/**
 * Switches that the federation runtime reads while it is bundled. Pages are no Node, and entries are named directly: no
 * manifest is read, so the runtime needs no snapshots of manifests.
 */
export const RUNTIME_SWITCHES = {
  ENV_TARGET: 'web',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
} as const;
