// Put in by the shell's build (@vcms/federation); outside a build, in tests, they are absent.
declare const __VCMS_SHELL_VERSION__: string | undefined;
declare const __ALLOW_OVERRIDES__: boolean | undefined;
declare const __OVERRIDE_ORIGINS__: readonly string[] | undefined;
declare const __VCMS_PROVIDED__: Readonly<Record<string, string>> | undefined;

/** The shell's own version; 0.0.0 outside a build. */
export const SHELL_VERSION: string =
  typeof __VCMS_SHELL_VERSION__ === 'string' ? __VCMS_SHELL_VERSION__ : '0.0.0';

/** Versions of the shared packages that this build provides; none outside a build. */
export const PROVIDED_VERSIONS: Readonly<Record<string, string>> =
  typeof __VCMS_PROVIDED__ === 'object' ? __VCMS_PROVIDED__ : {};

/** True in development builds only: a developer may run a remote from a server of their own (architecture 3b). */
export const ALLOW_OVERRIDES: boolean = typeof __ALLOW_OVERRIDES__ === 'boolean' && __ALLOW_OVERRIDES__;

/** Origins beside those of this machine that overrides may come from. */
export const OVERRIDE_ORIGINS: readonly string[] =
  typeof __OVERRIDE_ORIGINS__ === 'object' ? __OVERRIDE_ORIGINS__ : [];
