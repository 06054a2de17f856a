// Put in by the remote's build (@vcms/federation); the kit is bundled into each remote.
declare const __VCMS_RELEASE__: string | undefined;

/** The version of the release that this code is part of; 0.0.0 outside a build, in tests. */
export const RELEASE: string = typeof __VCMS_RELEASE__ === 'string' ? __VCMS_RELEASE__ : '0.0.0';
