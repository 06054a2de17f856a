import { Secret, TOTP } from 'otpauth';

/** What the platform gives every authenticator app (RFC 6238): SHA-1, six digits, a code for 30 s. */
export const TOTP_FORM = { hashingAlgorithm: 'SHA1', verificationCodeLength: 6, periodSec: 30 } as const;

/** A fresh secret of 160 random bits, in base 32 without padding. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export interface CodeCheck {
  /** Base 32. */
  readonly secret: string;
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Steps before and after the present one whose codes are taken as well. */
  readonly adjacentIntervals: number;
  /** The step of the last code that was taken: it and all before it count no more. -1: none yet. */
  readonly lastStep: number;
}

/** The step (whole periods since 1970) that a code belongs to; undefined: it is wrong, too old or was used. */
export function stepOfCode(check: CodeCheck): number | undefined {
  const { periodSec: period, verificationCodeLength: digits, hashingAlgorithm: algorithm } = TOTP_FORM;
  const totp = new TOTP({ secret: Secret.fromBase32(check.secret), algorithm, digits, period });
  const delta = totp.validate({
    token: check.code,
    timestamp: check.now,
    window: check.adjacentIntervals,
  });
  if (delta === null) return undefined;
  const step = Math.floor(check.now / (period * 1000)) + delta;
  return step > check.lastStep ? step : undefined;
}
