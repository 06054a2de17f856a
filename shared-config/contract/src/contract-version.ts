/** Version of the federation contract (architecture 3a): a remote must match the major and not exceed the minor. */
export interface ContractVersion {
  /** Raised when an existing member changes meaning or goes away. */
  readonly major: number;
  /** Raised when something optional is added. */
  readonly minor: number;
}

/** The contract this package describes. */
export const CONTRACT_VERSION: ContractVersion = { major: 1, minor: 3 };

/** True when an app built against `remote` can run in a shell that offers `shell`. */
export function isCompatibleContract(shell: ContractVersion, remote: ContractVersion): boolean {
  return remote.major === shell.major && remote.minor <= shell.minor;
}
